import { pagePath } from "./text";

describe("pagePath", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["/contact/", "/contact"],
    ["/contact#formulier", "/contact"],
    ["/contact/?a=b#c", "/contact"],
    ["/weg/jan@example.nl", "/weg/"],
    [`/${"a".repeat(600)}`, `/${"a".repeat(499)}`],
  ])("%j → %j", (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});
