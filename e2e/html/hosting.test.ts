import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { EVERY_PAGE, isDeployed, plan, SITE_DIR } from "./lib/site";

const files = readdirSync(SITE_DIR, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => statSync(path.join(SITE_DIR, file)).isFile());

/** Types of script elements that hold data and do not run. */
const DATA = new Set(["application/json", "application/ld+json"]);

const directive = (csp: string, name: string): string[] =>
  csp
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hash sources of the inline scripts that a browser would run. */
const hashesOf = (document: Document): string[] =>
  [...document.querySelectorAll("script:not([src])")]
    .filter((script) => !DATA.has(script.getAttribute("type") ?? ""))
    .map((script) => hashOf(script.textContent ?? ""));

const allowed = directive(plan.csp, "script-src").filter((source) => source.startsWith("'sha256-"));

test.each(EVERY_PAGE)("the policy allows the inline scripts of %s", (_path, { document }) => {
  expect(hashesOf(document).filter((hash) => !allowed.includes(hash))).toEqual([]);
  expect(hashesOf(document).length).toBeGreaterThan(0);
});

/** Attributes with an address that a browser may run as a script. */
const ADDRESSES = new Set(["action", "data", "formaction", "href", "src", "xlink:href"]);

const isScript = (address: string): boolean =>
  URL.canParse(address, "https://localhost") && new URL(address, "https://localhost").protocol === "javascript:";

const runs = (element: Element): boolean =>
  element.getAttributeNames().some((name) => {
    const value = element.getAttribute(name) ?? "";
    const isForeign = name === "src" && element.localName === "script" && !/^\/(?![/\\])/.test(value);
    return isForeign || name.startsWith("on") || name === "srcdoc" || (ADDRESSES.has(name) && isScript(value));
  });

test.each(EVERY_PAGE)("the policy would block no other script of %s", (_path, { document }) => {
  expect([...document.querySelectorAll("*")].filter(runs).map((element) => element.outerHTML)).toEqual([]);
});

test("the policy is strict, and allows no inline script that no page has", () => {
  const used = EVERY_PAGE.flatMap(([, { document }]) => hashesOf(document));
  expect(allowed.filter((hash) => !used.includes(hash))).toEqual([]);
  expect(directive(plan.csp, "script-src")[0]).toBe("'self'");
  expect(directive(plan.csp, "script-src").join(" ")).not.toMatch(/unsafe|\*(?!\.)|https?:(?!\/\/)/);
  for (const name of ["frame-ancestors", "object-src", "base-uri", "script-src-attr"]) {
    expect([name, directive(plan.csp, name)]).toEqual([name, ["'none'"]]);
  }
});

test("every response has the security headers", () => {
  expect(Object.keys(plan.security).sort()).toEqual([
    "Cross-Origin-Opener-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
  ]);
});

test("every HTML file is a page, or keeps its name", () => {
  const html = files.filter((file) => file.endsWith(".html"));
  expect(html.sort()).toEqual([...plan.pages.map(({ file }) => file), ...plan.plainHtml].sort());
  expect(isDeployed(`/${plan.notFound}`)).toBe(true);
});
