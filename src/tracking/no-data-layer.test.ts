import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(__dirname, "../..");
const MESSAGE = "Only src/tracking and src/consent/head-script.ts touch the data layer";

/** The project's own lint configuration, in a folder of its own. */
const project = mkdtempSync(join(tmpdir(), "no-data-layer-"));

/** Lints one file of the given path and content with the project's configuration; returns what Biome reports. */
const lint = (path: string, content: string): string => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin/biome"), ["lint", path], {
    cwd: project,
    encoding: "utf8",
  });
  return stdout + stderr;
};

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as Record<string, unknown>;
  writeFileSync(join(project, "biome.json"), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  cpSync(join(root, "biome-plugins"), join(project, "biome-plugins"), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true }));

describe("the lint rule for the data layer", () => {
  it.each([
    ["a push", "export const push = () => window.dataLayer?.push({});"],
    ["an element access", 'export const layer = (page: Record<string, unknown>) => page["dataLayer"];'],
    ["a template name", "export const layer = (page: Record<string, unknown>) => page[`dataLayer`];"],
    ["a destructured name", "export const { dataLayer } = globalThis as never;"],
    ["a declaration", "declare global { interface Window { dataLayer?: unknown[] } }\nexport {};"],
    ["a name in a variable", 'export const key = "dataLayer";'],
  ])("reports %s", (_name, content) => {
    const report = lint("src/sections/Probe.ts", content);
    expect(report).toContain(MESSAGE);
    expect(report).toMatch(/Found \d+ errors?/);
  });

  it.each(["src/tracking/probe.ts", "src/consent/head-script.ts", "e2e/probe.spec.ts"])("allows it in %s", (path) => {
    const report = lint(path, "export const push = () => window.dataLayer?.push({});");
    expect(report).toContain("Checked 1 file");
    expect(report).not.toContain(MESSAGE);
  });

  it("leaves other names alone", () => {
    const report = lint("src/sections/Probe.ts", 'export const dataLayers = "the dataLayer of somebody else";');
    expect(report).toContain("Checked 1 file");
    expect(report).not.toContain(MESSAGE);
  });
});
