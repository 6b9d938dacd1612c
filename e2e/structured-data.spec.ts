import type { HTMLElement } from "node-html-parser";
import city from "../data/cities/utrecht.json";
import site from "../data/site.json";
import { graphsInHtml, validateGraph } from "../src/seo/json-ld/validate";
import { type ParsedPage, parsedPages, plain, textOf } from "./lib/html";
import { expect, test } from "./lib/test";

/** A node of a page's graph; validateGraph checks what it holds. */
type Node = Readonly<Record<string, unknown>>;

/** The nodes of a property that has one or more. */
const many = (value: unknown): Node[] =>
  [value].flat().filter((item): item is Node => typeof item === "object" && item !== null);

const one = (value: unknown): Node => many(value)[0] ?? {};

/** Text of a property, as a reader would see it; empty when there is none. */
const text = (value: unknown): string => (value === undefined ? "" : plain(String(value)));

const SCRIPT = 'script[type="application/ld+json"]';

const pages = parsedPages();

const pageAt = (path: string): ParsedPage => {
  const found = pages.find((page) => page.path === path);
  if (!found) {
    throw new Error(`No page at ${path}`);
  }
  return found;
};

const typesOf = (node: Node): string[] => [node["@type"]].flat().map(text);

const graphOf = ({ html }: ParsedPage): Node[] => (graphsInHtml(html)[0] as { "@graph": Node[] })["@graph"];

/** The nodes of a type in a page's graph. */
const nodesOf = (page: ParsedPage, type: string): Node[] =>
  graphOf(page).filter((node) => typesOf(node).includes(type));

/** The only node of a type. */
const nodeOf = (page: ParsedPage, type: string): Node => {
  const [node, ...others] = nodesOf(page, type);
  if (!node || others.length > 0) {
    throw new Error(`${page.path}: not exactly one ${type}`);
  }
  return node;
};

const having = (type: string): ParsedPage[] => pages.filter((page) => nodesOf(page, type).length > 0);

const mainOf = ({ root, path }: ParsedPage): HTMLElement => {
  const main = root.querySelector("main");
  if (!main) {
    throw new Error(`${path}: no main`);
  }
  return main;
};

/** Text of the page between header and footer. */
const mainText = (page: ParsedPage): string => textOf(mainOf(page));

const absolute = (href: string): string => new URL(href, `${site.siteUrl}/`).href;

for (const page of pages) {
  test.describe(page.path, () => {
    test("has one graph of known types and properties, in which every reference leads somewhere", () => {
      expect(page.root.querySelectorAll(SCRIPT)).toHaveLength(1);
      const [graph = {}] = graphsInHtml(page.html);
      expect(Object.keys(graph)).toEqual(["@context", "@graph"]);
      expect(validateGraph(graph)).toEqual([]);
      expect(page.root.querySelector(SCRIPT)?.rawText).not.toMatch(/[<>&]/);
    });

    test("tells of firm, site and page under the same names everywhere", () => {
      const address = absolute(page.path);
      expect(nodeOf(page, "LocalBusiness")["@id"]).toBe(`${site.siteUrl}/#organization`);
      expect(nodeOf(page, "WebSite")["@id"]).toBe(`${site.siteUrl}/#website`);
      expect(nodeOf(page, "WebPage")).toMatchObject({
        "@id": `${address}#webpage`,
        url: address,
        inLanguage: page.root.querySelector("html")?.getAttribute("lang"),
      });
      expect(textOf(page.head.querySelector("title"))).toContain(text(nodeOf(page, "WebPage").name));
    });

    test("has a breadcrumb that reads as it is told", () => {
      const steps = page.root.querySelectorAll('main nav[aria-label="Kruimelpad"] li');
      const shown = steps.map((step) => [
        textOf(step),
        absolute(step.querySelector("a")?.getAttribute("href") ?? page.path),
      ]);
      const told = nodesOf(page, "BreadcrumbList").flatMap((list) =>
        many(list.itemListElement).map(({ name, item }) => [name, item]),
      );
      expect(shown).toEqual(told);
      expect(shown.length > 1).toBe(page.path !== "/" && page.path !== "/404.html");
      expect(steps.at(-1)?.querySelector("[aria-current]")?.getAttribute("aria-current")).toBe(
        steps.length > 0 ? "page" : undefined,
      );
    });
  });
}

test("which pages tell of what", () => {
  const paths = (type: string) =>
    having(type)
      .map(({ path }) => path)
      .sort();
  expect(paths("FAQPage")).toEqual(["/faq"]);
  expect(paths("Course")).toEqual(["/trainingen"]);
  expect(paths("HowTo")).toEqual(["/arbeidsmediation", "/online-mediation"]);
  expect(paths("Review")).toEqual(["/"]);
  expect(paths("BlogPosting")).toHaveLength(10);
  expect(paths("Service").filter((path) => path.startsWith("/arbeidsmediation-"))).toHaveLength(11);
  expect(paths("Service")).toEqual(
    expect.arrayContaining(["/arbeidsmediation", "/english-mediation", "/kosten-mediation", "/vertrouwenspersoon"]),
  );
});

test("the firm: what it is, where, when, and for how much", () => {
  const firm = nodeOf(pageAt("/"), "LocalBusiness");
  expect(typesOf(firm)).toEqual(["LocalBusiness", "ProfessionalService"]);
  expect(firm).toMatchObject({
    name: site.name,
    priceRange: "€€",
    telephone: "+31240000000",
    address: { addressLocality: "Nijmegen", addressCountry: "NL" },
    openingHoursSpecification: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`),
      opens: "08:00",
      closes: "18:00",
    },
  });
  const areas = many(firm.areaServed).map(({ name }) => name);
  const shown = pages
    .filter(({ path }) => /^\/arbeidsmediation-(?!werknemer)/.test(path))
    .map((page) => textOf(page.root.querySelectorAll('nav[aria-label="Kruimelpad"] li').at(-1)));
  expect(areas).toEqual(["Nederland", ...shown.sort((one, other) => one.localeCompare(other, "nl"))]);
  expect(areas).toHaveLength(11);
});

test("a city page tells of the firm in that city, with no address there", () => {
  const page = pageAt(`/arbeidsmediation-${city.slug}`);
  const service = nodeOf(page, "Service");
  expect(service).toMatchObject({
    areaServed: { "@type": "City", name: city.name, containedInPlace: { name: city.province } },
    provider: { "@id": `${site.siteUrl}/#organization` },
  });
  expect(JSON.stringify(service)).not.toContain("streetAddress");
});

test("questions and answers are those that the page shows, in their order", () => {
  const page = pageAt("/faq");
  const told = many(nodeOf(page, "FAQPage").mainEntity).map((question) => [
    text(question.name),
    text(one(question.acceptedAnswer).text),
  ]);
  const shown = mainOf(page)
    .querySelectorAll("details")
    .map((item) => [textOf(item.querySelector("summary")), textOf(item.querySelector("p"))]);
  expect(told).toEqual(shown);
  expect(told).toHaveLength(7);
});

/** Heading and text of every numbered step that a page shows. */
const stepsOf = (page: ParsedPage): string[][] =>
  mainOf(page)
    .querySelectorAll("section ol li")
    .map((step) => [textOf(step.querySelector("h3")), textOf(step.querySelector("p"))]);

for (const path of ["/arbeidsmediation", "/online-mediation"]) {
  test(`the steps of ${path} are those that the page shows`, () => {
    const page = pageAt(path);
    const howTo = nodeOf(page, "HowTo");
    const told = many(howTo.step).map((step) => [text(step.name), text(step.text)]);
    expect(told).toEqual(stepsOf(page));
    expect(told).toHaveLength(4);
    expect(mainText(page)).toContain(text(howTo.name));
  });
}

test("the course has the seven days that the page shows", () => {
  const page = pageAt("/trainingen");
  const told = many(nodeOf(page, "Course").syllabusSections).map(({ name, description }) => [
    text(name),
    text(description),
  ]);
  expect(told).toEqual(stepsOf(page));
  expect(told).toHaveLength(7);
});

test("the reviews are those that home shows, with their stars", () => {
  const page = pageAt("/");
  const told = nodesOf(page, "Review").map(({ author, reviewBody, reviewRating }) => ({
    by: text(one(author).name).replaceAll(", ", ""),
    text: text(reviewBody),
    stars: `${one(reviewRating).ratingValue} van 5 sterren`,
  }));
  const shown = mainOf(page)
    .querySelectorAll('[role="img"][aria-label$="sterren"]')
    .map((stars) => ({
      by: textOf(stars.parentNode.querySelector("p")).replaceAll(", ", ""),
      text: textOf(stars.parentNode.querySelector("blockquote")),
      stars: stars.getAttribute("aria-label"),
    }));
  expect(told).toEqual(shown);
  expect(told).toHaveLength(6);
  const list = nodeOf(page, "ItemList");
  expect([list.numberOfItems, many(list.itemListElement).length]).toEqual([6, 6]);
});

/** Every node with an aggregateRating, wherever it stands in the graph. */
const ratingsOf = (page: ParsedPage): Node[] => graphOf(page).flatMap((node) => many(node.aggregateRating));

test("the rating stands only where the page shows it, as the page shows it", () => {
  const rated = pages.filter((page) => ratingsOf(page).length > 0);
  expect(rated.map(({ path }) => path).sort()).toEqual(["/", "/english-mediation"]);
  for (const page of rated) {
    const decimal = page.path === "/english-mediation" ? "4.9" : "4,9";
    for (const rating of ratingsOf(page)) {
      expect(rating).toMatchObject({ ratingValue: 4.9, bestRating: 5, reviewCount: 127 });
    }
    expect(mainText(page)).toContain(decimal);
    expect(mainText(page)).toContain("127");
  }
  expect(nodeOf(pageAt("/english-mediation"), "Service").aggregateRating).toBeDefined();
});

test("the prices are those that the page shows", () => {
  const amount = (value: number, language: string) =>
    plain(
      new Intl.NumberFormat(language, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(value),
    );
  const selling = having("Service").filter((page) => nodesOf(page, "Service").some(({ offers }) => offers));
  expect(selling.map(({ path }) => path).sort()).toEqual([
    "/english-mediation",
    "/kosten-mediation",
    "/vertrouwenspersoon",
  ]);
  for (const page of selling) {
    const language = page.path === "/english-mediation" ? "en-GB" : "nl-NL";
    const cards = mainOf(page)
      .querySelectorAll("h3")
      .map((heading) => heading.parentNode)
      .filter((card) => card.querySelectorAll("p").some((line) => /^€ ?\d\S*(?: tot € ?\d\S*)?$/.test(textOf(line))))
      .map(textOf);
    const offers = many(nodeOf(page, "Service").offers);
    expect(offers).toHaveLength(cards.length);
    for (const [index, { name, priceSpecification }] of offers.entries()) {
      const { price, minPrice, maxPrice, unitText, priceCurrency } = one(priceSpecification);
      const amounts = [price, minPrice, maxPrice].filter((value) => typeof value === "number");
      expect(priceCurrency).toBe("EUR");
      expect(amounts.length).toBeGreaterThan(0);
      for (const part of [text(name), text(unitText), ...amounts.map((value) => amount(value, language))]) {
        expect(cards[index]).toContain(part);
      }
    }
  }
});

test("an article tells what it shows: headline, dates, category, author, publisher", () => {
  for (const page of having("BlogPosting")) {
    const article = nodeOf(page, "BlogPosting");
    const main = mainOf(page);
    expect(text(article.headline)).toBe(textOf(main.querySelector("h1")));
    expect(article.datePublished).toBe(main.querySelector("article")?.querySelector("time")?.getAttribute("datetime"));
    expect(main.text).toContain(text(article.articleSection));
    expect(article.description).toBe(page.head.querySelector('meta[name="description"]')?.getAttribute("content"));
    expect(article.publisher).toEqual({ "@id": `${site.siteUrl}/#organization` });
    expect([article.publisher, { "@type": "Person", name: expect.any(String) }]).toContainEqual(article.author);
    expect(text(article.dateModified) >= text(article.datePublished)).toBe(true);
  }
});
