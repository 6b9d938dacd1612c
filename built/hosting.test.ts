import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { EVERY_PAGE, isDeployed, plan, SITE_DIR } from "./lib/site";

const files = readdirSync(SITE_DIR, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => statSync(path.join(SITE_DIR, file)).isFile());

/** Types of script elements that hold data and are not run. */
const DATA = new Set(["application/json", "application/ld+json"]);

const directive = (csp: string, name: string): string[] =>
  csp
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe.each(EVERY_PAGE)("the policy of %s", (_path, { csp, document }) => {
  it("allows exactly the inline scripts of the page", () => {
    const run = [...document.querySelectorAll("script:not([src])")].filter(
      (script) => !DATA.has(script.getAttribute("type") ?? ""),
    );
    const hashes = run.map((script) => hashOf(script.textContent ?? ""));
    const allowed = directive(csp, "script-src").filter((source) => source.startsWith("'sha256-"));
    expect([...new Set(hashes)].sort()).toEqual([...allowed].sort());
  });

  it("is strict", () => {
    expect(csp).toMatch(/script-src 'self' 'sha256-/);
    expect(directive(csp, "script-src").join(" ")).not.toMatch(/unsafe|\*(?!\.)|https?:(?!\/\/)/);
    for (const name of ["frame-ancestors", "object-src", "base-uri", "script-src-attr"]) {
      expect([name, directive(csp, name)]).toEqual([name, ["'none'"]]);
    }
  });

  it("blocks nothing that the page holds", () => {
    const handlers = [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name).filter((name) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
    expect(document.querySelectorAll("a[href^='javascript:'], form[action^='javascript:']")).toHaveLength(0);
  });
});

test("one policy for all pages allows what each of them allows", () => {
  const all = directive(plan.csp, "script-src");
  for (const { path: page, csp } of plan.pages) {
    expect([page, directive(csp, "script-src").filter((source) => !all.includes(source))]).toEqual([page, []]);
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

test("what the build leaves for itself is not deployed", () => {
  expect(files.filter((file) => /\.map$|^chunk-map\.json$|^webpack\.stats\.json$|^_gatsby\//.test(file))).toEqual([]);
});
