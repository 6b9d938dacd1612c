import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { makeTestSite, type TestSite } from "../src/test/test-site";

const TSX = resolve("node_modules/tsx/dist/cli.mjs");

let site: TestSite;

const run = (script: string) =>
  spawnSync(process.execPath, [TSX, resolve("scripts", script)], { cwd: site.root, encoding: "utf8" });

beforeEach(() => {
  site = makeTestSite();
});

afterEach(() => {
  site.dispose();
});

test("check:content says in one line that all is well", () => {
  const { status, stdout } = run("check-content.ts");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Inhoud in orde: \d+ onderdelen in \d+ bestanden\.\n$/);
});

test("check:content prints every problem and fails", () => {
  site.replace("data/pages/home.json", '"title": "Home"', '"title": 7');
  site.replace("content/articles/voorbeeld.mdx", "(/contact)", "(/nergens)");
  const { status, stderr } = run("check-content.ts");
  expect(status).toBe(1);
  expect(stderr).toBe(
    [
      "content/articles/voorbeeld.mdx:13:59 – link: “/nergens” bestaat niet; toegestaan: het pad van een bestaande pagina",
      "data/pages/home.json:3:12 – title: “7” is een getal; toegestaan: tekst tussen dubbele aanhalingstekens (Voor kruimelpad en sitemap)",
      "",
      "2 fouten in 2 bestanden.",
      "",
    ].join("\n"),
  );
});

test("check:ready fails while something is a placeholder", () => {
  const { status, stdout } = run("check-ready.ts");
  expect(status).toBe(1);
  expect(stdout).toContain(
    "data/integrations.json:2:3 – voorbeeld.url: ontbreekt; vul het adres bij provider tekst in\n",
  );
  expect(stdout).toMatch(/Nog \d+ dingen te vervangen voordat de website live kan\.\n$/);
});
