import { realDocuments, realEntries, shown, shownTexts } from "../test/real-content";

/** A section as it stands in the data, with the fields that are counted here. */
interface Section {
  type: string;
  items?: { action?: { link: string } }[];
  days?: { day: number; title: string }[];
  links?: { url: string }[];
  prices?: { price: string }[];
  overview?: { amount: string }[];
  example?: { amount: string; kind: string }[];
  cities?: string[];
}

interface Page {
  path: string;
  robots?: string;
  sections: Section[];
}

const section = (path: string, type: string): Section => {
  const found = realEntries<Page>("Page")
    .find((page) => page.path === path)
    ?.sections.find((candidate) => candidate.type === type);
  if (!found) {
    throw new Error(`${path} has no section ${type}`);
  }
  return found;
};

/** The attributes of a component, in the order in which it is used in an article. */
const components = (path: string, name: string): Record<string, string | true>[] =>
  realDocuments("Article")
    .filter(({ data }) => (data as { path: string }).path === path)
    .flatMap(({ body }) => body?.components ?? [])
    .filter((tag) => tag.name === name)
    .map(({ attributes }) => Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])));

const plain = (text: string): string => text.replace(/\s/g, " ");

const euros = (text: string): number => Number(text.replace(/\D/g, ""));

describe("derived figures (specification §9)", () => {
  test.each([
    ["verzuim.voorbeeld.besparing", "€ 72.050"],
    ["verzuim.besparing.laag", "€ 72.000"],
    ["verzuim.besparing.hoog", "€ 177.000"],
    ["verzuim.jaar1.laag", "€ 75.000"],
    ["prijs.traject", "€ 2.950"],
    ["prijs.uur", "€ 215"],
    ["prijs.kilometer", "€ 0,35"],
    ["succes.percentage", "90%"],
    ["beoordeling.cijfer", "4,9"],
  ])("%s is %s", (token, text) => {
    expect(shown(token)).toBe(text);
  });

  test("the worked example on /kosten-mediation adds up", () => {
    const { example = [] } = section("/kosten-mediation", "calculation");
    const amounts = example.map(({ amount, kind }) => [kind, euros(amount)]);
    expect(amounts).toEqual([
      ["amount", 75_000],
      ["minus", 2_950],
      ["result", 72_050],
    ]);
  });

  test("the saving on /kosten-mediation is shown as a range", () => {
    const { overview = [] } = section("/kosten-mediation", "calculation");
    expect(overview.map(({ amount }) => plain(amount))).toContain("€ 72.000 tot € 177.000");
  });

  test("the prices on /kosten-mediation and /vertrouwenspersoon are those of the facts", () => {
    const prices = (path: string) => (section(path, "priceCards").prices ?? []).map(({ price }) => plain(price));
    expect(prices("/kosten-mediation")).toEqual([shown("prijs.traject"), shown("prijs.uur")]);
    expect(prices("/vertrouwenspersoon")).toHaveLength(3);
  });
});

describe("counts over the content (specification §9)", () => {
  test("eleven people in the team, eight of them on home", () => {
    const mediators = realEntries<{ showOnHome?: boolean }>("Mediator");
    expect(mediators).toHaveLength(11);
    expect(mediators.filter(({ showOnHome }) => showOnHome)).toHaveLength(8);
  });

  test("six reviews, all rated 5", () => {
    expect(realEntries<{ rating: number }>("Review").map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test("47 testimonials, seven partner figures, three webinars", () => {
    expect(realEntries("Testimonial")).toHaveLength(47);
    expect(realEntries("PartnerStat")).toHaveLength(7);
    expect(realEntries<{ kind: string }>("Webinar").map(({ kind }) => kind)).toEqual(["single", "single", "package"]);
  });

  test("at least the ten cities, and the six that the certification page links to", () => {
    expect(realEntries<{ slug: string }>("City").map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        "amsterdam",
        "arnhem",
        "den-haag",
        "eindhoven",
        "groningen",
        "maastricht",
        "nijmegen",
        "rotterdam",
        "tilburg",
        "utrecht",
      ]),
    );
    expect(new Set(section("/adr-mfn-gecertificeerd", "cityLinks").cities)).toEqual(
      new Set(["amsterdam", "rotterdam", "den-haag", "utrecht", "eindhoven", "tilburg"]),
    );
  });

  test("seven questions on /faq, each with a link to /offerte", () => {
    const { items = [] } = section("/faq", "faq");
    expect(items.map(({ action }) => action?.link)).toEqual(Array(7).fill("/offerte"));
  });

  test("five link buttons on /links, which search engines leave out", () => {
    expect(section("/links", "linkButtons").links).toHaveLength(5);
    expect(realEntries<Page>("Page").find(({ path }) => path === "/links")?.robots).toBe("noindex");
  });

  test("the seven course days with their themes, on /trainingen and in the guide", () => {
    const themes = [
      "Wederkerigheid",
      "Sociale bewijskracht",
      "Commitment en consistentie",
      "Sympathie",
      "Autoriteit",
      "Schaarste",
      "Eenheid",
    ];
    const { days = [] } = section("/trainingen", "courseDays");
    expect(days.map(({ day, title }) => [day, title])).toEqual(themes.map((theme, index) => [index + 1, theme]));
    const lessons = components("/blog/7-dagen-mediationvaardigheden", "CourseDay");
    expect(lessons.map(({ day, title }) => [Number(day), title])).toEqual(
      themes.map((theme, index) => [index + 1, theme]),
    );
  });

  test("six book tips", () => {
    expect(components("/blog-boekentips", "BookTip")).toHaveLength(6);
  });

  test("the six needs", () => {
    expect(components("/blog-zes-behoeftes", "Need").map(({ title }) => title)).toEqual([
      "Zekerheid",
      "Onzekerheid en Variatie",
      "Er toe doen",
      "Liefde en Connectie",
      "Groei",
      "Bijdragen",
    ]);
  });

  test("one list of negative and one of positive anecdotes", () => {
    expect(components("/blog-hoogtepunten-werving", "Anecdotes").map(({ kind }) => kind)).toEqual([
      "negative",
      "positive",
    ]);
  });
});

test("at least ten articles, with the dates and reading times of the specification (§2)", () => {
  const articles = realEntries<{ path: string; date?: string; readingTime?: number }>("Article");
  expect(articles.map(({ path, date, readingTime }) => [path, [date, readingTime]])).toEqual(
    expect.arrayContaining([
      ["/blog/casus-uit-elkaar-met-respect", ["2024-03-20", 6]],
      ["/blog/casus-miscommunicatie-opgelost", ["2024-03-22", 7]],
      ["/blog/casus-waardering-hersteld", ["2024-03-25", 8]],
      ["/blog/7-dagen-mediationvaardigheden", ["2024-03-18", 12]],
      ["/blog-verzuim-conflict", ["2022-03-02", 8]],
      ["/blog-boekentips", ["2025-01-22", 5]],
      ["/blog-zes-behoeftes", ["2022-08-23", 10]],
      ["/blog-hoogtepunten-werving", ["2021-11-17", 5]],
      ["/blog-mediation-twee-collegas", ["2021-10-27", 6]],
      ["/blog-wat-doet-een-arbeidsmediator", [undefined, undefined]],
    ]),
  );
});

test("no amount or percentage is typed beside data/facts.json", () => {
  const typed = shownTexts().filter(
    ({ typeName, written }) => typeName !== "Fact" && /€ ?\d|\d ?%|\b\d{1,3}\.\d{3}\b/.test(written),
  );
  expect(typed).toEqual([]);
});
