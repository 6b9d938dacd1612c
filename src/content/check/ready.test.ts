import { makeTestSite, type TestSite } from "../../test/test-site";
import { filesOnDisk } from "./disk";
import { formatProblem } from "./format";
import { findPlaceholders } from "./ready";

let site: TestSite;

const SITE = "data/site.json";
const INTEGRATIONS = "data/integrations.json";
const DECISIONS = "data/decisions.json";
const ACCOUNT = '"url": "https://formulieren.nl/a", ';
const DECISION = { slug: "cijfer", about: "data/pages/home.json", question: "Wie verzamelt het?", decided: true };

const found = (): string[] => findPlaceholders(filesOnDisk(site.root)).map(formatProblem);

const expected = (file: string, text: string, message: string): string => {
  const { line, column } = site.find(file, text);
  return `${file}:${line}:${column} – ${message}`;
};

beforeEach(() => {
  site = makeTestSite();
  site.replace(INTEGRATIONS, '"containerId"', `${ACCOUNT}"containerId"`);
  site.write(DECISIONS, [DECISION]);
  for (const text of ["Voorbeeldbureau", "voorbeeld.nl", "voorbeeld.nl"]) {
    site.replace(SITE, text, text.startsWith("V") ? "Bureau" : "bureau.nl");
  }
});

afterEach(() => {
  site.dispose();
});

test("a site with real content is ready", () => {
  expect(found()).toEqual([]);
});

test.each([{ decided: false }, { decided: undefined }])("a point that was not decided: %j", (change) => {
  site.write(DECISIONS, [{ ...DECISION, ...change }]);
  expect(found()).toEqual([
    expect.stringContaining("cijfer.decided: data/pages/home.json: “Wie verzamelt het?” Zet daarna decided op true"),
  ]);
});

const PLACEHOLDERS: [string, string, string, string, string, string][] = [
  [
    "phone",
    SITE,
    "024 123 45 67",
    "024 000 00 00",
    '"024 000',
    "phone: “024 000 00 00” is een voorbeeldnummer; vul het echte telefoonnummer in",
  ],
  [
    "domain",
    SITE,
    "www.bureau.nl",
    "www.bureau.example",
    '"https://www.bureau',
    "siteUrl: “www.bureau.example” is een voorbeeldadres; vul het echte domein in",
  ],
  [
    "e-mail",
    SITE,
    "info@bureau.nl",
    "info@bureau.example",
    '"info@',
    "email: “info@bureau.example” is een voorbeeldadres; vul het echte e-mailadres in",
  ],
  [
    "address",
    SITE,
    "Straat 1",
    "Voorbeeldstraat 1",
    '"Voorbeeldstraat',
    "address.street: “Voorbeeldstraat 1” is een voorbeeld; vul het echte gegeven in",
  ],
  [
    "tag manager",
    SITE,
    '"containerId": "GTM-ABC123"',
    "",
    "{\n    \n",
    "tagManager.containerId: ontbreekt; vul het container-id van de tag manager in",
  ],
  ["integration", INTEGRATIONS, ACCOUNT, "", "{", "voorbeeld.url: ontbreekt; vul het adres bij provider tekst in"],
  [
    "sample entry",
    "data/reviews.json",
    '"slug": "voorbeeld"',
    '"slug": "voorbeeld", "sample": true',
    "true",
    "voorbeeld.sample: voorbeeldinhoud; vervang die en zet sample op false",
  ],
  [
    "sample source of a fact",
    "data/facts.json",
    '"description": "Verzuim"',
    '"description": "Verzuim", "source": { "text": "eigen telling", "sample": true }',
    "true",
    "verzuim.jaar.source.sample: voorbeeldinhoud; vervang die en zet sample op false",
  ],
  [
    "sample file",
    SITE,
    "{",
    '{ "sample": true,',
    "true",
    "sample: voorbeeldinhoud; vervang die en zet sample op false",
  ],
  [
    "prose",
    "content/legal/privacy.mdx",
    "Lees ook",
    "Mail naar a@b.example of lees",
    "a@b.example",
    "“a@b.example” is een voorbeeldadres; vul het echte e-mailadres in",
  ],
];

test.each(PLACEHOLDERS)("finds a placeholder: %s", (_name, file, text, replacement, at, message) => {
  site.replace(file, text, replacement);
  expect(found()).toEqual([expected(file, at, message)]);
});

test("finds a newsletter that is simulated", () => {
  const newsletter = (integration?: string) => [{ type: "newsletterForm", integration }];
  site.write("data/pages/nieuwsbrief.json", { path: "/nieuwsbrief", sections: newsletter() });
  expect(found()).toEqual([expect.stringContaining("sections[0].integration: ontbreekt; zonder eigen formulier")]);
  site.write("data/pages/nieuwsbrief.json", { path: "/nieuwsbrief", sections: newsletter("voorbeeld") });
  expect(found()).toEqual([]);
});

test("finds everything at once, by file and line", () => {
  site.replace(SITE, "024 123 45 67", "024 000 00 00");
  site.replace(INTEGRATIONS, ACCOUNT, "");
  expect(found().map((line) => line.split(":")[0])).toEqual([INTEGRATIONS, SITE]);
});
