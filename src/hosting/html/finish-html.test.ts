import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { finishHtml, htmlFiles } from "./finish-html";

const builtPage = (pagePath: string, build: string) =>
  `<!DOCTYPE html><html><head></head><body><div id="___gatsby"></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(pagePath)};/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">` +
  `window.___chunkMapping=${JSON.stringify(`{"app":["/app-${build}.js"]}`)};</script>` +
  `<script>window.___webpackCompilationHash="${build}";</script><script src="/app-${build}.js" async></script>` +
  `<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

describe("finishHtml", () => {
  let folder = "";
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const read = (file: string) => readFile(path.join(folder, file), "utf8");

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "finish-"));
    await put("index.html", builtPage("/", "one"));
    await put("blog/casus/index.html", builtPage("/blog/casus", "one"));
    await put("_gatsby/slices/_gatsby-scripts-1.html", '<script src="/app-one.js" async></script>');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("finds pages and no other HTML", async () => {
    expect(await htmlFiles(folder)).toEqual(["blog/casus/index.html", "index.html"]);
  });

  it("finishes every page", async () => {
    expect(await finishHtml(folder)).toBe(2);
    expect(await read("blog/casus/index.html")).toContain('data-scripts="/app-one.js"');
    expect(await read("_gatsby/slices/_gatsby-scripts-1.html")).toContain("async");
  });

  it("stops with the broken parts of all pages", async () => {
    const part = '<!--$!--><template data-dgst="RXJyb3I6IG5v"></template>3 StatsSection<!--/$-->';
    await put("index.html", builtPage("/", "one").replace("</body>", `${part}</body>`));
    await put("contact/index.html", builtPage("/contact", "one").replace("</body>", `${part}</body>`));
    const stopped =
      /contact\/index\.html, section 3 StatsSection: Error: no\nindex\.html, section 3 StatsSection: Error: no/;
    await expect(finishHtml(folder)).rejects.toThrow(stopped);
    await expect(finishHtml(folder)).rejects.toThrow(stopped);
  });

  it("does not touch finished pages, so that their date stays", async () => {
    await finishHtml(folder);
    const before = (await stat(path.join(folder, "index.html"))).mtimeMs;
    expect(await finishHtml(folder)).toBe(0);
    expect((await stat(path.join(folder, "index.html"))).mtimeMs).toBe(before);
  });
});
