import fs, { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { hashSource } from "./csp";
import type { HostingInput } from "./plan";
import { publish } from "./publish";

const HASH = "92afc3b4ce1cb8dbf052";

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();

const builtPage = (pagePath: string) =>
  `<!DOCTYPE html><html><head><script type="application/ld+json">{"name":${JSON.stringify(pagePath)}}</script></head>` +
  `<body><div id="___gatsby">${"Tekst. ".repeat(100)}</div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(pagePath)};/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>` +
  `<script>window.___webpackCompilationHash="h";</script><script src="/app-${HASH}.js" async></script>` +
  `<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

describe("publish", () => {
  const project = process.cwd();
  let root = "";
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const run = (changes: Partial<HostingInput> = {}) =>
    publish({
      siteUrl: "https://www.example.nl",
      redirects: [{ from: "/oud", to: "/faq", status: 301 }],
      sources: [],
      inlineScripts: [],
      ...changes,
    });
  const site = () => filesIn(".hosting/site");

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "publish-"));
    process.chdir(root);
    await put("public/index.html", builtPage("/"));
    await put("public/faq/index.html", builtPage("/faq"));
    await put("public/oud/index.html", builtPage("/oud"));
    await put("public/404.html", builtPage("/404.html"));
    await put("public/404/index.html", builtPage("/404"));
    await put("public/page-data/faq/page-data.json", "{}");
    await put(`public/app-${HASH}.js`, "app");
    await put(`public/app-${HASH}.js.map`, "map");
    await put("public/chunk-map.json", "{}");
    await put("public/google1.html", "google-site-verification: google1.html");
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    process.chdir(project);
    await rm(root, { recursive: true });
  });

  it("deploys pages as files, without redirected pages and build leftovers", async () => {
    await run();
    expect((await site()).filter((file) => !/\.(?:br|gz)$/.test(file))).toEqual([
      "404.html",
      "_headers",
      "_redirects",
      `app-${HASH}.js`,
      "faq.html",
      "google1.html",
      "index.html",
      "page-data/faq/page-data.json",
    ]);
  });

  it("finishes pages in the deployed folder, and leaves Gatsby's as it is for the next build", async () => {
    const before = await filesIn("public");
    await run();
    expect(await readFile(".hosting/site/faq.html", "utf8")).toContain("gatsby-late-scripts");
    expect(await readFile("public/faq/index.html", "utf8")).toBe(builtPage("/faq"));
    expect(await filesIn("public")).toEqual(before);
  });

  it("allows the inline scripts of the site and its own", async () => {
    const { csp } = (await run({ inlineScripts: ["gtag()"] })).plan;
    expect(csp).toContain(hashSource("gtag()"));
    expect(csp.match(/'sha256-/g)).toHaveLength(2);
  });

  it("writes the files of every host", async () => {
    const { plan } = await run();
    expect(JSON.parse(await readFile(".hosting/plan.json", "utf8"))).toEqual(plan);
    expect(await readFile(".hosting/nginx/site.conf", "utf8")).toContain('return 301 "/faq$is_args$args";');
    expect(await readFile(".hosting/site/_redirects", "utf8")).toBe("/oud /faq 301\n/oud/ /faq 301\n");
  });

  it("serves as they are documents that Gatsby did not render", async () => {
    const { plan } = await run();
    expect(plan.plainHtml).toEqual(["google1.html"]);
    expect(await readFile(".hosting/site/google1.html", "utf8")).toBe("google-site-verification: google1.html");
  });

  it("compresses what nginx sends", async () => {
    await run();
    expect(await site()).toEqual(expect.arrayContaining(["faq.html.br", "faq.html.gz"]));
    const page = await readFile(".hosting/site/faq.html");
    expect(brotliDecompressSync(await readFile(".hosting/site/faq.html.br"))).toEqual(page);
  });

  it("writes the style sheet of all pages, which each page then links", async () => {
    const styled = (path: string, css: string) =>
      put(path, builtPage(path).replace("<script", `<style data-emotion="css">.css-1{top:0}${css}</style><script`));
    await Promise.all(["index", "faq/index", "oud/index"].map((name) => styled(`public/${name}.html`, "")));
    await styled("public/404.html", ".css-2{top:1px}");
    await run();
    const [name = ""] = (await site()).filter((file) => /^styles-.*\.css$/.test(file));
    expect(await readFile(`.hosting/site/${name}`, "utf8")).toBe(".css-1{top:0}");
    expect(await readFile(".hosting/site/404.html", "utf8")).toContain(
      `href="/${name}"><style data-emotion="css">.css-2{top:1px}</style>`,
    );
  });

  it("leaves out what the next build does not have", async () => {
    await run();
    await rm("public/faq", { recursive: true });
    await run();
    expect((await site()).filter((file) => file.startsWith("faq"))).toEqual([]);
    expect((await filesIn(".hosting")).filter((file) => /^site\./.test(file))).toEqual([]);
  });

  it.each(["mkdir", "rename"] as const)(
    "leaves what is served as it was when %s fails, and is whole after the next build",
    async (step) => {
      await run();
      const before = await site();
      await put("public/nieuw.txt", "nieuw");
      const disk = jest.spyOn(fs, step).mockRejectedValue(new Error("ENOSPC"));
      await expect(run()).rejects.toThrow("ENOSPC");
      expect(await site()).toEqual(before);
      disk.mockRestore();
      await run();
      expect(await site()).toContain("nieuw.txt");
    },
  );

  it("stops when two files would get one name", async () => {
    await put("public/faq.html", "static");
    await expect(run()).rejects.toThrow("would both be deployed as faq.html");
  });
});
