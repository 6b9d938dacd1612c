import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(__dirname, "../../..");
const MESSAGE = "Only src/features/tracking and src/features/consent/head-script.ts touch the data layer";

/** Files by path: those that touch the data layer where they must not, and others. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  "src/sections/Push.ts": "export const push = () => window.dataLayer?.push({});",
  "src/sections/Element.ts": 'export const layer = (page: Record<string, unknown>) => page["dataLayer"];',
  "src/sections/Template.ts": "export const layer = (page: Record<string, unknown>) => page[`dataLayer`];",
  "src/sections/Destructured.ts": "export const { dataLayer } = globalThis as never;",
  "src/sections/Declared.ts": "declare global { interface Window { dataLayer?: unknown[] } }\nexport {};",
  "src/sections/Variable.ts": 'export const key = "dataLayer";',
};
const PUSH = FORBIDDEN["src/sections/Push.ts"] ?? "";
const ALLOWED: Readonly<Record<string, string>> = {
  "src/features/tracking/probe.ts": PUSH,
  "src/features/consent/head-script.ts": PUSH,
  "e2e/probe.spec.ts": PUSH,
  "src/sections/Other.ts": 'export const dataLayers = "the dataLayer of somebody else";',
};

test("the lint rule reports whoever touches the data layer, and nobody else", () => {
  const project = mkdtempSync(join(tmpdir(), "no-data-layer-"));
  const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as Record<string, unknown>;
  writeFileSync(join(project, "biome.json"), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  cpSync(join(root, "biome-plugins"), join(project, "biome-plugins"), { recursive: true });
  for (const [path, content] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
  const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), ["lint", "--reporter=json"], {
    cwd: project,
    encoding: "utf8",
  });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; location: { path: string } }[] };
  const reported = diagnostics.filter(({ message }) => message.includes(MESSAGE)).map(({ location }) => location.path);
  expect([...new Set(reported)].sort()).toEqual(Object.keys(FORBIDDEN).sort());
});
