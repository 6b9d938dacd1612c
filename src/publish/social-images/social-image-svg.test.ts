import sharp from "sharp";
import { palette } from "../../styles/tokens";
import { drawPng, textWidth } from "./fonts";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

const LONG =
  "Mediation tussen twee collega's: eerst vrienden, toen stilte, daarna een gesprek dat pas na maanden lukte";

const png = (title: string, changes: Partial<SocialImageInput> = {}): Promise<Buffer> =>
  drawPng(socialImageSvg({ title, eyebrow: "Voorbeeldbureau", ...changes }));

const pixels = async (image: Buffer, region = { left: 0, top: 0, width: 1200, height: 630 }) =>
  sharp(image).extract(region).removeAlpha().raw().toBuffer();

it("is 1200 × 630 px in at most 120 KB", async () => {
  const image = await png(LONG);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect(image.length).toBeLessThanOrEqual(120 * 1024);
});

it("shows both shapes and their lens, each in its own colour", async () => {
  const image = await png("Contact");
  const colourAt = async (left: number, top: number) =>
    `#${(await pixels(image, { left, top, width: 1, height: 1 })).toString("hex").toUpperCase()}`;
  expect(await Promise.all([colourAt(5, 5), colourAt(780, 315), colourAt(1170, 315), colourAt(1010, 315)])).toEqual([
    palette.page,
    palette.brand,
    palette.motif,
    palette.lens,
  ]);
});

it("keeps even a long title away from the name above it and from the motif", async () => {
  const image = await png(LONG);
  const empty = await png("");
  for (const around of [
    { left: 0, top: 0, width: 1200, height: 150 },
    { left: 0, top: 560, width: 1200, height: 70 },
    { left: 702, top: 0, width: 498, height: 630 },
  ]) {
    expect((await pixels(image, around)).equals(await pixels(empty, around))).toBe(true);
  }
  expect((await pixels(image)).equals(await pixels(empty))).toBe(false);
});

it("keeps a long name of the firm on its line", async () => {
  const beside = { left: 702, top: 0, width: 498, height: 630 };
  const image = await png("", {
    eyebrow: "Landelijk bureau voor bemiddeling, gesprekken en arbeidsmediation in Nederland",
  });
  expect((await pixels(image, beside)).equals(await pixels(await png(""), beside))).toBe(true);
});

it("draws letters of other languages, and what would be markup", async () => {
  expect((await png("Łódź & <ğ>")).equals(await png("Lodz & <g>"))).toBe(false);
});

it("measures words in the fonts of the site, which the renderer finds", () => {
  expect(textWidth("Gesprek", "Lora")).not.toBeCloseTo(textWidth("Gesprek", "Figtree"));
  expect(textWidth("een gesprek", "Lora")).toBeGreaterThan(textWidth("een", "Lora") + textWidth("gesprek", "Lora"));
});
