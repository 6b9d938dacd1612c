import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { compressed } from "./compress";

const text = (words: number) =>
  Buffer.from(Array.from({ length: words }, () => `<p>mediation ${randomBytes(4).toString("hex")}</p>`).join("\n"));

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
    const best = brotliSize(LARGE, 11);
    expect(compressed("app.js", LARGE, true).br.length).toBe(best);
    expect(compressed("faq.html", LARGE, false).br.length).toBe(best);
    expect(compressed("page-data.json", LARGE, false).br.length).toBeGreaterThan(best);
    expect(compressed("faq.html", SMALL, false).br.length).toBeGreaterThan(brotliSize(SMALL, 11));
  });
});
