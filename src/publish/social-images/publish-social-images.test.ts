import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { publishSocialImages } from "./publish-social-images";
import { socialImageFile } from "./social-image-file";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

const image = (title: string): SocialImageInput => ({ title, eyebrow: "Voorbeeldbureau" });

const fileOf = (input: SocialImageInput) => socialImageFile(socialImageSvg(input));

const project = process.cwd();

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "social-images-"));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

const published = () => readdir("public/social");

describe("publishSocialImages", () => {
  const inputs = ["Contact", "Over ons", "Partners"].map((title) => image(title));

  it("puts one file per image into the site", async () => {
    await publishSocialImages([...inputs, ...inputs]);
    expect((await published()).sort()).toEqual(inputs.map(fileOf).sort());
    const contact = path.join("public/social", fileOf(image("Contact")));
    expect(await sharp(contact).metadata()).toMatchObject({ format: "png", width: 1200 });
  });

  it("makes nothing when nothing changed", async () => {
    await publishSocialImages(inputs);
    const before = await stat(path.join("public/social", fileOf(image("Contact"))));
    await publishSocialImages(inputs);
    expect((await stat(path.join("public/social", fileOf(image("Contact"))))).mtimeMs).toBe(before.mtimeMs);
  });

  it("does not trust what a build that was interrupted left behind", async () => {
    await mkdir("public/social", { recursive: true });
    await writeFile(path.join("public/social", `${fileOf(image("Contact"))}.unfinished`), "half");
    await publishSocialImages(inputs);
    expect((await published()).sort()).toEqual(inputs.map(fileOf).sort());
  });

  it("tells of an image that cannot be made", async () => {
    const endless = { ...image("Contact"), title: undefined as unknown as string };
    await expect(publishSocialImages([endless])).rejects.toThrow();
  });

  it("removes the image of a title that changed", async () => {
    await publishSocialImages(inputs);
    await publishSocialImages([...inputs.slice(1), image("Bel ons")]);
    expect((await published()).sort()).toEqual([...inputs.slice(1), image("Bel ons")].map(fileOf).sort());
  });
});
