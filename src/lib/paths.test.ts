import fc from "fast-check";
import { cityPath, normalizePath } from "./paths";

it("puts a city behind the service (docs/agreement.md#routes)", () => {
  expect(cityPath("den-haag")).toBe("/arbeidsmediation-den-haag");
});

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/blog/casus///", "/blog/casus"],
])("writes %s as %s", (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
});

it("gives one form to every path, whatever stands behind it", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.nat(3), (path, slashes) => {
      const normal = normalizePath(`/${path}`);
      expect(normalizePath(normal)).toBe(normal);
      expect(normalizePath(normal === "/" ? "/" : normal + "/".repeat(slashes))).toBe(normal);
    }),
  );
});
