import { absoluteUrl } from "./urls";

const site = "https://www.voorbeeld.example";

describe("absoluteUrl", () => {
  it.each([
    ["/", "https://www.voorbeeld.example/"],
    ["/faq", "https://www.voorbeeld.example/faq"],
    ["/faq/", "https://www.voorbeeld.example/faq"],
    ["/social/a1b2.png", "https://www.voorbeeld.example/social/a1b2.png"],
  ])("%s → %s", (path, expected) => {
    expect(absoluteUrl(site, path)).toBe(expected);
  });

  it("does not double the slash after an address that ends in one", () => {
    expect(absoluteUrl(`${site}/`, "/faq")).toBe("https://www.voorbeeld.example/faq");
  });
});
