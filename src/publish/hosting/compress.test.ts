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

const NONE = Buffer.alloc(0);

describe("compressed", () => {
  it("gives the text back", async () => {
    const { ".br": br = NONE, ".gz": gz = NONE } = await compressed("faq.html", SMALL);
    expect(brotliDecompressSync(br)).toEqual(SMALL);
    expect(gunzipSync(gz)).toEqual(SMALL);
  });

  it("leaves short texts and pictures as they are", async () => {
    expect(await compressed("data.json", Buffer.from("{}"))).toEqual({});
    expect(await compressed("image.webp", LARGE)).toEqual({});
  });

  it("takes its time for what is kept, and for a page that would not fit in a first flight", async () => {
    const sizeOf = async (...args: Parameters<typeof compressed>) => (await compressed(...args))[".br"]?.length;
    // Tolerance for the size of the window, which depends on the text.
    const best = (content: Buffer) => brotliSize(content, 11) + 10;
    expect(await sizeOf("app.js", SMALL)).toBeLessThan(best(SMALL));
    expect(await sizeOf("faq.html", LARGE)).toBeLessThan(best(LARGE));
    expect(await sizeOf("faq.html", SMALL)).toBeGreaterThan(best(SMALL));
    expect(await sizeOf("page-data.json", SMALL)).toBeGreaterThan(best(SMALL));
  });
});
