import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { publishSocialImages } from "./publish-social-images";
import { socialImageFile } from "./social-image-file";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

const image = (title: string): SocialImageInput => ({ title, eyebrow: "Voorbeeldbureau" });

const fileOf = (input: SocialImageInput) => socialImageFile(socialImageSvg(input));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "social-images-"));
});

afterEach(() => rm(folder, { recursive: true }));

const published = () => readdir(path.join(folder, "social"));

describe("publishSocialImages", () => {
  const inputs = ["Contact", "Over ons", "Partners"].map((title) => image(title));

  it("puts one file per image into the site", async () => {
    await publishSocialImages([...inputs, ...inputs], folder);
    expect((await published()).sort()).toEqual(inputs.map(fileOf).sort());
    const contact = path.join(folder, "social", fileOf(image("Contact")));
    expect(await sharp(contact).metadata()).toMatchObject({ format: "png", width: 1200 });
  });

  it("makes nothing when nothing changed", async () => {
    await publishSocialImages(inputs, folder);
    const before = await stat(path.join(folder, "social", fileOf(image("Contact"))));
    await publishSocialImages(inputs, folder);
    expect((await stat(path.join(folder, "social", fileOf(image("Contact"))))).mtimeMs).toBe(before.mtimeMs);
  });

  it("does not trust what a build that was interrupted left behind", async () => {
    await mkdir(path.join(folder, "social"));
    await writeFile(path.join(folder, "social", `${fileOf(image("Contact"))}.unfinished`), "half");
    await publishSocialImages(inputs, folder);
    expect((await published()).sort()).toEqual(inputs.map(fileOf).sort());
  });

  it("tells of an image that cannot be made", async () => {
    const endless = { ...image("Contact"), title: undefined as unknown as string };
    await expect(publishSocialImages([endless], folder)).rejects.toThrow();
  });

  it("removes the image of a title that changed", async () => {
    await publishSocialImages(inputs, folder);
    await publishSocialImages([...inputs.slice(1), image("Bel ons")], folder);
    expect((await published()).sort()).toEqual([...inputs.slice(1), image("Bel ons")].map(fileOf).sort());
  });
});
