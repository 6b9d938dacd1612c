import { setFile } from "../folder/site-files";
import { moveOf, pageIn, REDIRECTS, withRedirect } from "./moves";

const PAGE = "data/pages/kosten.json";

const page = (fields: object) => `${JSON.stringify({ path: "/kosten", title: "Kosten", ...fields })}\n`;

beforeEach(() => {
  setFile(PAGE, page({}));
  setFile("data/redirects.json", '[\n  {\n    "from": "/prijzen",\n    "to": "/kosten"\n  }\n]\n');
  setFile(
    "data/navigation.json",
    '{ "a": "/kosten", "b": "/kosten#uur", "c": "/kosten-en-baten", "d": "/a/kosten" }\n',
  );
  setFile(
    "content/articles/a.mdx",
    '---\npath: /blog/a\nrelated:\n  - /kosten\n---\n\nZie [dit](/kosten?a=b) of <ActionLink href="/kosten">x</ActionLink>.\n',
  );
});

it("takes along what leads to a page, its file, and the old address", () => {
  expect(moveOf(PAGE, page({ path: "/tarieven", body: "[hier](/kosten#uur)" }))).toEqual({
    from: "/kosten",
    to: "/tarieven",
    isPage: true,
    file: "data/pages/tarieven.json",
    isTaken: false,
    text: page({ path: "/tarieven", body: "[hier](/tarieven#uur)" }),
    others: [
      [
        "data/redirects.json",
        '[\n  {\n    "from": "/prijzen",\n    "to": "/tarieven"\n  },\n  {\n    "from": "/kosten",\n    "to": "/tarieven",\n    "title": "Deze pagina is verhuisd",\n    "linkLabel": "Ga naar de nieuwe pagina"\n  }\n]\n',
      ],
      [
        "data/navigation.json",
        '{ "a": "/tarieven", "b": "/tarieven#uur", "c": "/kosten-en-baten", "d": "/a/kosten" }\n',
      ],
      [
        "content/articles/a.mdx",
        '---\npath: /blog/a\nrelated:\n  - /tarieven\n---\n\nZie [dit](/tarieven?a=b) of <ActionLink href="/tarieven">x</ActionLink>.\n',
      ],
    ],
  });
});

it.each([
  [
    "what led to a page that goes leads on with it",
    "/tarieven",
    [
      ["/prijzen", "/tarieven"],
      ["/kosten", "/tarieven"],
    ],
  ],
  ["nothing leads to a page that is gone", "", []],
  ["a page that is there is none", "/prijzen", [["/kosten", "/prijzen"]]],
])("redirects: %s", (_case, to, expected) => {
  const [[, text = ""] = []] = withRedirect("/kosten", to);
  expect(JSON.parse(text).map((redirect: Record<string, string>) => [redirect.from, redirect.to])).toEqual(expected);
});

it("takes away what led to an anchor of a page that is gone", () => {
  setFile("data/redirects.json", '[{ "from": "/uur", "to": "/kosten#uur" }, { "from": "/b", "to": "/blog" }]\n');
  const [[, text = ""] = []] = withRedirect("/kosten", "");
  expect(JSON.parse(text)).toEqual([{ from: "/b", to: "/blog" }]);
});

it("leaves redirects that do not change alone", () => {
  setFile(REDIRECTS, "[]\n");
  expect(withRedirect("/kosten", "")).toEqual([]);
});

it("takes them along where the page has a new name too", () => {
  expect(moveOf(PAGE, page({ path: "/tarieven", title: "Tarieven" }))).toMatchObject({
    from: "/kosten",
    to: "/tarieven",
  });
});

it("takes along what leads to a block or a question whose anchor changes", () => {
  const blocks = (anchor: string, question: string) => [
    { type: "faq", anchor, items: [{ question, answer: "Zie [dit](#uur)." }] },
    { type: "prose", anchor: "slot" },
  ];
  setFile(PAGE, page({ sections: blocks("uur", "Mag het?") }));
  setFile("data/pages/faq.json", '{ "path": "/faq", "a": "/kosten#vraag-mag-het", "b": "/kosten#uur" }\n');
  const move = moveOf(PAGE, page({ sections: blocks("tarief", "Mag dat?") }));
  expect(move).toMatchObject({ from: "#uur", to: "#tarief", isPage: false, file: PAGE });
  expect(move?.text).toContain("Zie [dit](#tarief).");
  expect(new Map(move?.others).get("data/pages/faq.json")).toBe(
    '{ "path": "/faq", "a": "/kosten#vraag-mag-dat", "b": "/kosten#tarief" }\n',
  );
  expect([...new Map(move?.others).keys()]).not.toContain(REDIRECTS);
  setFile("data/pages/faq.json", undefined);
  setFile("data/navigation.json", "{}");
  expect(moveOf(PAGE, page({ sections: blocks("uur", "Mag dat?") }))).toBeUndefined();
});

it("makes a page of an old address again", () => {
  const files = new Map(moveOf(PAGE, page({ path: "/prijzen" }))?.others);
  expect(JSON.parse(files.get("data/redirects.json") ?? "")).toEqual([
    expect.objectContaining({ from: "/kosten", to: "/prijzen" }),
  ]);
});

it("leaves the address of a draft to nobody", () => {
  setFile(PAGE, page({ draft: true }));
  const files = new Map(moveOf(PAGE, page({ path: "/tarieven" }))?.others);
  expect(files.get("data/redirects.json")).not.toContain('"from": "/kosten"');
});

it("does nothing where the address stays, or there is none", () => {
  expect(moveOf(PAGE, page({ title: "Tarieven" }))).toBeUndefined();
  expect(moveOf("data/navigation.json", "{}")).toBeUndefined();
  expect(moveOf("data/pages/nieuw.json", page({ path: "/nieuw" }))).toBeUndefined();
});

it("takes along what names a city, a mediator or a fact", () => {
  const facts = (token: string) =>
    `[{ "token": "${token}", "value": 1 }, { "token": "b", "value": "{${token}}", "sum": ["a", "-${token} * b"] }]\n`;
  setFile("data/cities/ede.json", '{ "slug": "ede", "name": "Ede" }\n');
  setFile("data/city-page.json", '{ "mapCities": ["ede", "edes"], "title": "ede" }\n');
  setFile("data/navigation.json", '{ "a": "/arbeidsmediation-ede" }\n');
  setFile("data/mediators.json", '[{ "slug": "jan" }, { "slug": "piet" }]\n');
  setFile("data/facts.json", facts("prijs.uur"));
  setFile(
    "data/pages/home.json",
    '{ "title": "{prijs.uur} prijs.uur", "sections": [{ "type": "call", "anchor": "prijs.uur" }] }\n',
  );
  const city = moveOf("data/cities/ede.json", '{ "slug": "ede-stad", "name": "Ede" }\n');
  expect(city?.file).toBe("data/cities/ede-stad.json");
  expect(city?.others).toContainEqual([
    "data/city-page.json",
    '{ "mapCities": ["ede-stad", "edes"], "title": "ede" }\n',
  ]);
  expect(city?.others).toContainEqual(["data/navigation.json", '{ "a": "/arbeidsmediation-ede-stad" }\n']);
  expect(moveOf("data/facts.json", facts("prijs.dag"))).toMatchObject({
    from: "prijs.uur",
    isPage: false,
    text: facts("prijs.dag"),
    others: [["data/pages/home.json", expect.stringMatching(/"{prijs\.dag} prijs\.uur".*"prijs\.uur"/)]],
  });
  expect(moveOf("data/mediators.json", '[{ "slug": "piet" }, { "slug": "kees" }]\n')).toBeUndefined();
});

it("takes along what only the list of the entry itself says, and takes a new last entry for no other name", () => {
  const facts = (token: string) =>
    `[{ "token": "${token}", "value": 1, "format": "euro" }, { "token": "b", "sum": ["${token}"] }]\n`;
  setFile("data/pages/home.json", "{}");
  setFile("data/facts.json", facts("prijs.uur"));
  const renamed = facts("prijs.uur").replace("prijs.uur", "prijs.dag");
  expect(moveOf("data/facts.json", renamed)).toMatchObject({ text: facts("prijs.dag"), others: [] });
  setFile("data/mediators.json", '[{ "slug": "jan", "name": "Jan" }]\n');
  setFile("data/pages/home.json", '{ "sections": [{ "type": "call", "mediator": "jan" }] }\n');
  expect(moveOf("data/mediators.json", '[{ "slug": "piet", "name": "Piet" }]\n')).toBeUndefined();
  // A choice in common does not make them one.
  const fact = (token: string, value: number) => JSON.stringify([{ token, value, format: "euro" }]);
  setFile("data/facts.json", fact("prijs.uur", 1));
  setFile("data/pages/home.json", '{ "title": "{prijs.uur}" }');
  expect(moveOf("data/facts.json", fact("reis.km", 2))).toBeUndefined();
  expect(moveOf("data/facts.json", fact("prijs.dag", 1))).toMatchObject({ from: "prijs.uur" });
});

it("says where the address is that of another page, whose file would be lost", () => {
  setFile("data/pages/offerte.json", page({ path: "/offerte" }));
  expect(moveOf(PAGE, page({ path: "/offerte" }))).toMatchObject({ isTaken: true });
});

it("knows no page in a file that is broken, that is gone, or that is no page's", () => {
  expect(pageIn(PAGE, page({}))).toEqual({ address: "/kosten", isDraft: false, file: PAGE });
  expect(pageIn(PAGE, "{")).toBeUndefined();
  expect(pageIn(PAGE, undefined)).toBeUndefined();
  expect(pageIn("data/navigation.json", "{}")).toBeUndefined();
});
