import * as fonts from "./fonts";
import { socialImageFile, socialImagePath } from "./social-image-file";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

const input: SocialImageInput = { title: "Over ons", eyebrow: "Voorbeeldbureau" };

const nameOf = (changes: Partial<SocialImageInput> = {}) => socialImageFile(socialImageSvg({ ...input, ...changes }));

it("is the same for what looks the same", () => {
  expect(nameOf()).toBe(nameOf());
  expect(nameOf()).toMatch(/^[0-9a-f]{16}\.png$/);
  expect(socialImagePath(input)).toBe(`/social/${nameOf()}`);
});

it.each<Partial<SocialImageInput>>([{ title: "Over jou" }, { eyebrow: "Ander bureau" }])(
  "is another with %p",
  (changes) => expect(nameOf(changes)).not.toBe(nameOf()),
);

it("is another when a colour or a place of the drawing changes", () => {
  const svg = socialImageSvg(input);
  expect(socialImageFile(svg.replace("1200", "1201"))).not.toBe(socialImageFile(svg));
});

it("is another with another font or version of the renderer", async () => {
  const before = nameOf();
  await jest.isolateModulesAsync(async () => {
    jest.doMock("./fonts", () => ({ ...fonts, rendererFiles: () => [Buffer.from("other font")] }));
    const { socialImageFile: nameWithOtherFont } = await import("./social-image-file");
    expect(nameWithOtherFont(socialImageSvg(input))).not.toBe(before);
  });
});
