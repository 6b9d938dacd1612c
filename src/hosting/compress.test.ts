import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { compressed } from "./compress";

const hashOf = (index: number) => createHash("sha1").update(String(index)).digest("hex").slice(0, 8);

const text = (words: number) =>
  Buffer.from(Array.from({ length: words }, (_, index) => `<p>mediation ${hashOf(index)}</p>`).join("\n"));

const brotliSize = (content: Buffer, quality: number) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).length;

const SMALL = text(200);
const LARGE = text(4000);

describe("compressed", () => {
  it("gives the text back", () => {
    const { br, gz } = compressed("faq.html", SMALL, false);
    expect(brotliDecompressSync(br)).toEqual(SMALL);
    expect(gunzipSync(gz)).toEqual(SMALL);
  });

  it("takes its time for what is kept for good, and for a page that would not fit in a first flight", () => {
    // The size of the window, which the text itself decides, is worth a few bytes.
    const best = brotliSize(LARGE, 11) + 10;
    expect(compressed("app.js", LARGE, true).br.length).toBeLessThan(best);
    expect(compressed("faq.html", LARGE, false).br.length).toBeLessThan(best);
    expect(compressed("page-data.json", LARGE, false).br.length).toBeGreaterThan(best);
    expect(compressed("faq.html", SMALL, false).br.length).toBeGreaterThan(brotliSize(SMALL, 11) + 10);
  });
});
