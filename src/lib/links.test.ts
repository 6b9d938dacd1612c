import { isInternal, phoneToE164, splitAnchor, toHref, withQuery } from "./links";

it.each([
  ["024 000 00 00", "+31240000000"],
  ["024-0000000", "+31240000000"],
  ["(024) 000 00 00", "+31240000000"],
  ["+31 24 000 00 00", "+31240000000"],
  ["+32 2 000 00 00", "+3220000000"],
  ["+31 (0)24 000 00 00", "+31240000000"],
  ["0031 24 000 00 00", "+31240000000"],
  ["+31-(0)24-000 00 00", "+31240000000"],
  ["+31\u00a0(0)24\u00a0000\u00a000\u00a000", "+31240000000"],
])("dials %s as %s", (shown, number) => {
  expect(phoneToE164(shown)).toBe(number);
});

it.each([
  ["tel:024 000 00 00", "tel:+31240000000"],
  ["mailto:info@voorbeeld.example?subject=Partner%20worden", "mailto:info@voorbeeld.example?subject=Partner%20worden"],
  ["/contact#formulier", "/contact#formulier"],
  ["#cookie-instellingen", "#cookie-instellingen"],
  ["/privacy#cookie-instellingen", "#cookie-instellingen"],
  ["https://voorbeeld.example/#cookie-instellingen", "https://voorbeeld.example/#cookie-instellingen"],
  ["https://voorbeeld.example/tel:024", "https://voorbeeld.example/tel:024"],
])("turns %s into the href %s", (link, href) => {
  expect(toHref(link)).toBe(href);
});

it.each([
  ["/", true],
  ["/contact#formulier", true],
  ["//voorbeeld.example", false],
  ["https://voorbeeld.example", false],
  ["#formulier", false],
  ["mailto:info@voorbeeld.example", false],
  ["tel:+31240000000", false],
])("says of %s whether the router may handle it: %s", (href, internal) => {
  expect(isInternal(href)).toBe(internal);
});

it.each([
  ["/contact", { path: "/contact" }],
  ["/contact#formulier", { path: "/contact", anchor: "formulier" }],
  ["/contact?utm_source=a#formulier", { path: "/contact", anchor: "formulier" }],
  ["#formulier", { path: "", anchor: "formulier" }],
  ["/contact#", { path: "/contact", anchor: "" }],
])("splits %s", (href, parts) => {
  expect(splitAnchor(href)).toEqual(parts);
});

describe("withQuery", () => {
  it.each([
    ["/contact", "?a=1", "/contact?a=1"],
    ["/contact#formulier", "a=1&b", "/contact?a=1&b#formulier"],
    ["/contact?bron=actie", "?a=1", "/contact?bron=actie&a=1"],
    ["/contact?bron=actie#formulier", "?a=1", "/contact?bron=actie&a=1#formulier"],
    ["/contact?bron=actie#formulier", "", "/contact?bron=actie#formulier"],
    ["tel:024 000 00 00", "?a=1", "tel:024 000 00 00"],
  ])("%s with %j is %s", (link, query, expected) => {
    expect(withQuery(link, query)).toBe(expected);
  });
});
