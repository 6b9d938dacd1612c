import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { UNFINISHED } from "../lib/write-whole";
import { rawColor } from "../styles/tokens";
import { makeSocialImage } from "./make-social-image";
import { publishSocialImages } from "./publish-social-images";
import { type SocialImageInput, socialImageFile } from "./social-image-file";

const image = (title: string, motif: SocialImageInput["motif"] = "circles"): SocialImageInput => ({
  title,
  eyebrow: "Voorbeeldbureau",
  motif,
  language: "nl",
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "social-images-"));
});

afterEach(() => rm(folder, { recursive: true }));

const published = () => readdir(path.join(folder, "social"));

describe("makeSocialImage", () => {
  it.each(["circles", "arcs", "speech", "stones"] as const)(
    "draws 1200 × 630 px in at most 120 KB: %s",
    async (motif) => {
      const png = await makeSocialImage(image("Kosten van mediation bij een arbeidsconflict", motif));
      const { width, height, format } = await sharp(png).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
      expect(png.length).toBeLessThanOrEqual(120 * 1024);
    },
  );

  it("stands on the site's background and shows both shapes and what they share", async () => {
    const { data, info } = await sharp(await makeSocialImage(image("Contact")))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return `#${data
        .subarray(at, at + 3)
        .toString("hex")
        .toUpperCase()}`;
    };
    expect([colourAt(5, 5), colourAt(780, 315), colourAt(1170, 315), colourAt(1010, 315)]).toEqual([
      rawColor.sand,
      rawColor.petrol,
      rawColor.apricot,
      rawColor.overlap,
    ]);
  });

  it("draws the same picture again", async () => {
    const [first, second] = await Promise.all(["Contact", "Contact"].map((title) => makeSocialImage(image(title))));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });
});

describe("publishSocialImages", () => {
  const inputs = ["Contact", "Over ons", "Partners"].map((title) => image(title));

  it("puts one file per image into the site", async () => {
    const report = await publishSocialImages([...inputs, ...inputs], folder);
    expect((await published()).sort()).toEqual(inputs.map(socialImageFile).sort());
    expect(report).toMatchObject({ total: 3, added: 3, removed: 0 });
  });

  it("makes nothing when nothing changed", async () => {
    await publishSocialImages(inputs, folder);
    const before = await stat(path.join(folder, "social", socialImageFile(image("Contact"))));
    expect(await publishSocialImages(inputs, folder)).toEqual({ total: 3, added: 0, removed: 0 });
    expect((await stat(path.join(folder, "social", socialImageFile(image("Contact"))))).mtimeMs).toBe(before.mtimeMs);
  });

  it("does not trust what a build that was interrupted left behind", async () => {
    await mkdir(path.join(folder, "social"));
    await writeFile(path.join(folder, "social", `${socialImageFile(image("Contact"))}${UNFINISHED}`), "half");
    expect(await publishSocialImages(inputs, folder)).toEqual({ total: 3, added: 3, removed: 1 });
    expect((await published()).sort()).toEqual(inputs.map(socialImageFile).sort());
  });

  it("tells of an image that cannot be made", async () => {
    const endless = { ...image("Contact"), motif: "spiral" as SocialImageInput["motif"] };
    await expect(publishSocialImages([endless], folder)).rejects.toThrow();
  });

  it("removes the image of a title that changed", async () => {
    await publishSocialImages(inputs, folder);
    const report = await publishSocialImages([...inputs.slice(1), image("Bel ons")], folder);
    expect(report).toMatchObject({ total: 3, added: 1, removed: 1 });
    expect(await published()).not.toContain(socialImageFile(image("Contact")));
  });
});
