import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
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
let folders: { cacheDir: string; publicDir: string };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "social-images-"));
  folders = { cacheDir: path.join(folder, "cache"), publicDir: path.join(folder, "public") };
});

afterEach(() => rm(folder, { recursive: true }));

const published = () => readdir(path.join(folders.publicDir, "social"));

describe("makeSocialImage", () => {
  it.each(["circles", "arcs", "speech", "stones"] as const)(
    "draws 1200 × 630 px in at most 120 KB: %s",
    async (motif) => {
      const file = await makeSocialImage(
        image("Kosten van mediation bij een arbeidsconflict", motif),
        folders.cacheDir,
      );
      const { width, height, format } = await sharp(file).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
      expect((await stat(file)).size).toBeLessThanOrEqual(120 * 1024);
    },
  );

  it("stands on the site's background and shows both shapes and what they share", async () => {
    const file = await makeSocialImage(image("Contact"), folders.cacheDir);
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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

  it("does not draw what the cache holds", async () => {
    const file = await makeSocialImage(image("Contact"), folders.cacheDir);
    await writeFile(file, "cached");
    expect(await makeSocialImage(image("Contact"), folders.cacheDir)).toBe(file);
    expect((await stat(file)).size).toBe("cached".length);
  });

  it("leaves no unfinished file behind", async () => {
    await makeSocialImage(image("Contact"), folders.cacheDir);
    expect(await readdir(folders.cacheDir)).toEqual([socialImageFile(image("Contact"))]);
  });
});

describe("publishSocialImages", () => {
  const inputs = ["Contact", "Over ons", "Partners"].map((title) => image(title));

  it("puts one file per image into the site", async () => {
    const report = await publishSocialImages([...inputs, ...inputs], folders);
    expect((await published()).sort()).toEqual(inputs.map(socialImageFile).sort());
    expect(report).toMatchObject({ total: 3, added: 3, removed: 0 });
    expect(report.bytes).toBeGreaterThan(3000);
  });

  it("makes nothing when nothing changed, even without the cache", async () => {
    await publishSocialImages(inputs, folders);
    await rm(folders.cacheDir, { recursive: true });
    expect(await publishSocialImages(inputs, folders)).toMatchObject({ total: 3, added: 0, removed: 0 });
    await expect(readdir(folders.cacheDir)).rejects.toThrow("ENOENT");
  });

  it("removes the image of a title that changed", async () => {
    await publishSocialImages(inputs, folders);
    const report = await publishSocialImages([...inputs.slice(1), image("Bel ons")], folders);
    expect(report).toMatchObject({ total: 3, added: 1, removed: 1 });
    expect(await published()).not.toContain(socialImageFile(image("Contact")));
  });
});
