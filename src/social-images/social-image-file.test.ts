import { type SocialImageInput, socialImageFile, socialImagePath } from "./social-image-file";

const input: SocialImageInput = { title: "Over ons", eyebrow: "Voorbeeldbureau", motif: "circles", language: "nl" };

describe("socialImageFile", () => {
  it("is the same for the same content", () => {
    expect(socialImageFile({ ...input })).toBe(socialImageFile(input));
    expect(socialImageFile(input)).toMatch(/^[0-9a-f]{16}\.png$/);
  });

  it.each([
    ["title", { title: "Over jou" }],
    ["eyebrow", { eyebrow: "Ander bureau" }],
    ["motif", { motif: "arcs" }],
    ["language", { language: "en" }],
  ] as const)("differs with another %s", (_name, change) => {
    expect(socialImageFile({ ...input, ...change })).not.toBe(socialImageFile(input));
  });
});

describe("socialImagePath", () => {
  it("is the address of the file on the site", () => {
    expect(socialImagePath(input)).toBe(`/social/${socialImageFile(input)}`);
  });
});
