import { readdirSync, readFileSync } from "node:fs";
import { makeTestSite, type TestSite } from "../../test/test-site";
import { FIGURES, ROUTES } from "../model/needed";
import { inspectContent } from "./check";
import { filesOnDisk } from "./disk";

let site: TestSite;

beforeEach(() => {
  site = makeTestSite();
});

afterEach(() => site.dispose());

const problems = () => inspectContent(filesOnDisk(site.root)).problems;

const FACTS = "data/facts.json";

const withFacts = (change: (facts: Record<string, unknown>[]) => object[]) =>
  site.write(FACTS, change(JSON.parse(site.read(FACTS))));

it.each(Object.values(ROUTES).filter((path) => path !== ROUTES.home))("misses %s when it is renamed", (path) => {
  const file = `data/pages${path}.json`;
  const page = JSON.parse(site.read(file));
  site.remove(file);
  site.write(`data/pages${path}-nieuw.json`, { ...page, path: `${path}-nieuw` });
  expect(problems()).toContainEqual({
    file: path === ROUTES.privacy ? `content/legal${path}.mdx` : file,
    line: 1,
    column: 1,
    message: expect.stringMatching(`^geen pagina heeft het adres “${path}”.*zet de pagina of haar adres terug$`),
  });
});

it.each(Object.values(FIGURES))("misses the fact %s", (token) => {
  withFacts((facts) => facts.filter((fact) => fact.token !== token));
  expect(problems()).toContainEqual(
    expect.objectContaining({ file: FACTS, message: expect.stringContaining(`het feit “${token}” ontbreekt`) }),
  );
});

it("wants numbers of the facts that the site counts with", () => {
  withFacts((facts) =>
    facts.map((fact) => (fact.token === FIGURES.rating ? { ...fact, value: "bijna 5", format: "text" } : fact)),
  );
  const message = `“bijna 5” is tekst; toegestaan: een getal, want de site rekent ermee`;
  const { line, column } = site.find(FACTS, '"bijna 5"');
  expect(problems()).toMatchObject([{ file: FACTS, line, column, message }]);
});

it("is content with a figure that is derived from others", () => {
  withFacts((facts) =>
    facts.map(({ value, ...fact }) =>
      fact.token === FIGURES.absenceYearLow ? { ...fact, sum: [FIGURES.packagePrice] } : { ...fact, value },
    ),
  );
  expect(problems()).toEqual([]);
});

const sources = () =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"));

test("no query names the address of a page, so that what the code needs is declared in one place", () => {
  const asked = sources().flatMap((text) =>
    [...text.matchAll(/page\(path: \{ eq: "([^"]+)" \}/g)].map(([, path]) => path),
  );
  expect(asked).toEqual([]);
});

it("misses the results on the page to which a search leads", () => {
  site.replace("data/navigation.json", '"page": "/"', '"page": "/contact"');
  expect(problems()).toEqual([
    expect.objectContaining({ message: expect.stringContaining("de pagina /contact heeft geen blok Zoekveld") }),
  ]);
});
