import { phoneToE164 } from "../../src/lib/links";
import { validateGraph } from "../../src/test/json-ld/validate";
import { cityNames, dataOf, euros, figureOf, pathsOfKind, shown, site, written } from "./lib/content";
import { graphOf, many, type Node, nodeOf, nodesOf, one, pagesWith, words } from "./lib/graph";
import {
  addressOf,
  attributeOf,
  type BuiltPage,
  EVERY_PAGE,
  languageOf,
  mainOf,
  metaOf,
  pages,
  plain,
  plan,
  textOf,
} from "./lib/site";

const ORGANIZATION = { "@id": `${plan.siteUrl}/#organization` };

/** Types for each kind of structured data that an author may request. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  home: ["ItemList", "Review"],
  service: ["Service"],
  ratedService: ["Service"],
  course: ["Course"],
  howTo: ["HowTo"],
  faq: ["FAQPage"],
};

/** Types on every page of a family. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = { city: ["Service"], article: ["BlogPosting"] };

/** All types beyond those of every page. */
const SPECIAL = [...new Set(Object.values(TYPES).flat()), "BlogPosting"];

describe.each(EVERY_PAGE)("%s", (path, page) => {
  it("has one graph of known types and properties, in which every reference leads somewhere", () => {
    const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const text = scripts[0]?.textContent ?? "{}";
    expect(Object.keys(JSON.parse(text))).toEqual(["@context", "@graph"]);
    expect(validateGraph(JSON.parse(text))).toEqual([]);
    expect(text).not.toMatch(/[<>&]/);
  });

  it("tells of firm, site and page under the same names everywhere", () => {
    expect(nodeOf(page, "LocalBusiness")["@id"]).toBe(ORGANIZATION["@id"]);
    expect(nodeOf(page, "WebSite")["@id"]).toBe(`${plan.siteUrl}/#website`);
    expect(nodeOf(page, "WebPage")).toMatchObject({
      "@id": `${addressOf(path)}#webpage`,
      url: addressOf(path),
      inLanguage: languageOf(page),
    });
    expect(textOf(page.document.head.querySelector("title"))).toContain(words(nodeOf(page, "WebPage").name));
  });

  it("tells of what its author asked for, and of nothing else", () => {
    const { kind = "", structuredData = [] } = written.get(path) ?? {};
    const asked = [...structuredData.flatMap((name) => TYPES[name] ?? []), ...(FAMILIES[kind] ?? [])];
    expect(SPECIAL.filter((type) => nodesOf(page, type).length > 0).sort()).toEqual([...new Set(asked)].sort());
  });

  it("has a breadcrumb that reads as it is told", () => {
    const told = nodesOf(page, "BreadcrumbList").flatMap((list) =>
      many(list.itemListElement).map(({ name, item }) => [name, item]),
    );
    const current = [...mainOf(page).querySelectorAll("nav [aria-current='page']")];
    const steps = current.flatMap((item) => [...(item.closest("nav")?.querySelectorAll("li") ?? [])]);
    const shownSteps = steps.map((step) => [
      textOf(step),
      addressOf(attributeOf(step.querySelector("a"), "href") || path),
    ]);
    expect(shownSteps).toEqual(told);
    expect(told.length > 1).toBe(path !== "/" && page.file !== plan.notFound);
  });
});

describe("the firm", () => {
  const [home] = pages;
  const firm = home ? nodeOf(home, "LocalBusiness") : {};

  it("is what the settings say it is: where, when, and for how much", () => {
    const { openingHours, address } = site;
    expect(firm["@type"]).toEqual(["LocalBusiness", "ProfessionalService"]);
    expect(firm).toMatchObject({
      name: site.name,
      priceRange: site.priceRange,
      email: site.email,
      address: { addressLocality: address.city, addressCountry: address.country, postalCode: address.postalCode },
      openingHoursSpecification: {
        dayOfWeek: openingHours.days.map((day: string) => `https://schema.org/${day}`),
        opens: openingHours.opens,
        closes: openingHours.closes,
      },
    });
  });

  it("has the phone number that every page shows and dials", () => {
    expect(words(firm.telephone)).toBe(phoneToE164(site.phone));
    for (const page of pages) {
      const dials = [...page.document.querySelectorAll('a[href^="tel:"]')];
      const ours = dials.filter((link) => attributeOf(link, "href") === `tel:${words(firm.telephone)}`);
      expect({ page: page.path, shown: ours.some((link) => textOf(link).includes(site.phone)) }).toEqual({
        page: page.path,
        shown: true,
      });
    }
  });

  it("works in the whole country and in every city that has a page, of which it names twelve", () => {
    expect(many(firm.areaServed).map(({ name }) => name)).toEqual(["Nederland", ...cityNames.slice(0, 12)]);
    for (const page of pages) {
      expect(nodeOf(page, "LocalBusiness").areaServed).toEqual(firm.areaServed);
    }
  });
});

test.each(pagesWith("Service").filter(([path]) => pathsOfKind("city").includes(path)))(
  "%s tells of the firm in that city, with no address there",
  (path, page) => {
    const city = dataOf(`cities/${path.replace("/arbeidsmediation-", "")}.json`);
    const service = nodeOf(page, "Service");
    expect(service).toMatchObject({
      areaServed: { "@type": "City", name: city.name, containedInPlace: { name: city.province } },
      provider: ORGANIZATION,
    });
    expect(JSON.stringify(service)).not.toContain("streetAddress");
  },
);

test.each(pagesWith("FAQPage"))("%s tells the questions and answers that it shows, in their order", (_path, page) => {
  const told = many(nodeOf(page, "FAQPage").mainEntity).map(({ name, acceptedAnswer }) => ({
    question: words(name),
    answer: words(one(acceptedAnswer).text),
  }));
  const items = [...mainOf(page).querySelectorAll('details[id^="vraag-"]')];
  expect(told.map(({ question }) => question)).toEqual(items.map((item) => textOf(item.querySelector("summary"))));
  for (const [index, { answer }] of told.entries()) {
    expect(answer).not.toBe("");
    expect(textOf(items[index])).toContain(answer);
  }
});

/** Heading and text of the numbered steps of a page, without its drawing. */
const stepsOf = (page: BuiltPage): string[][] =>
  [...mainOf(page).querySelectorAll('section :not([style*="--stops"]) > ol > li')].map((step) => [
    textOf(step.querySelector("h3")),
    textOf(step.querySelector("p")),
  ]);

/** The steps on a page that its structured data include. */
const shownOf = (page: BuiltPage, told: readonly string[][]): string[][] =>
  stepsOf(page).filter(([title]) => told.some(([name]) => name === title));

test.each(pagesWith("HowTo"))("%s tells the steps that it shows", (_path, page) => {
  const howTo = nodeOf(page, "HowTo");
  const told = many(howTo.step).map((step) => [words(step.name), words(step.text)]);
  expect(told.length).toBeGreaterThan(1);
  expect(shownOf(page, told)).toEqual(told);
  expect(textOf(mainOf(page))).toContain(words(howTo.name));
});

test.each(pagesWith("Course"))("%s tells the days of the course that it shows", (_path, page) => {
  const told = many(nodeOf(page, "Course").syllabusSections).map(({ name, description }) => [
    words(name),
    words(description),
  ]);
  expect(told.length).toBeGreaterThan(1);
  expect(shownOf(page, told)).toEqual(told);
});

/** What follows the number of stars where it is read out. */
const STARS: string = dataOf("navigation.json").labels.rating;

test.each(pagesWith("Review"))("%s tells the reviews that it shows, with their stars", (_path, page) => {
  const told = nodesOf(page, "Review").map(({ author, reviewBody, reviewRating }) => ({
    by: words(one(author).name).replaceAll(", ", ""),
    text: words(reviewBody),
    stars: `${one(reviewRating).ratingValue} ${STARS}`,
  }));
  const stars = [...mainOf(page).querySelectorAll('[role="img"]')].filter((image) =>
    attributeOf(image, "aria-label")?.endsWith(STARS),
  );
  expect(told).toEqual(
    stars.map((rating) => ({
      by: textOf(rating.parentElement?.querySelector(":scope > p")).replaceAll(", ", ""),
      text: textOf(rating.closest(":has(blockquote)")?.querySelector("blockquote")).replaceAll(/^“|”$/g, ""),
      stars: attributeOf(rating, "aria-label"),
    })),
  );
  const list = nodeOf(page, "ItemList");
  expect([list.numberOfItems, many(list.itemListElement).length]).toEqual([told.length, told.length]);
});

/** Every rating in a page's graph, at any depth. */
const ratingsOf = (page: BuiltPage): Node[] => graphOf(page).flatMap((node) => many(node.aggregateRating));

const RATED = new Set(["home", "ratedService"]);

test("the rating is that of the facts, and stands only where a page shows it", () => {
  const [value, best, count] = ["beoordeling.cijfer", "beoordeling.maximum", "beoordeling.aantal"].map(figureOf);
  const rated = pages.filter((page) => ratingsOf(page).length > 0);
  const asked = [...written.values()].filter(({ structuredData }) => structuredData?.some((kind) => RATED.has(kind)));
  expect(rated.map(({ path }) => path).sort()).toEqual(asked.map(({ path }) => path).sort());
  for (const page of rated) {
    for (const rating of ratingsOf(page)) {
      expect(rating).toMatchObject({ ratingValue: value, bestRating: best, reviewCount: count });
    }
    expect(textOf(mainOf(page))).toContain(shown("beoordeling.cijfer", languageOf(page)));
    expect(textOf(mainOf(page))).toContain(shown("beoordeling.aantal", languageOf(page)));
  }
  for (const [path, page] of pagesWith("Service")) {
    const ours = written.get(path)?.structuredData?.includes("ratedService") ?? false;
    expect({ path, rated: nodeOf(page, "Service").aggregateRating !== undefined }).toEqual({ path, rated: ours });
  }
});

/** Text of the card with a heading. */
const cardOf = (page: BuiltPage, title: string): string => {
  const heading = [...mainOf(page).querySelectorAll("h2, h3")].find((one) => textOf(one) === title);
  return heading?.parentElement ? textOf(heading.parentElement) : "";
};

const selling = pagesWith("Service").filter(([, page]) => nodeOf(page, "Service").offers);

test.each(selling)("%s offers for the prices that it shows", (_path, page) => {
  for (const { name, priceSpecification } of many(nodeOf(page, "Service").offers)) {
    const { price, minPrice, maxPrice, unitText, priceCurrency } = one(priceSpecification);
    const amounts = [price, minPrice, maxPrice].filter((value) => typeof value === "number");
    expect(priceCurrency).toBe("EUR");
    expect(amounts.length).toBeGreaterThan(0);
    for (const part of [words(unitText), ...amounts.map((value) => euros(value, languageOf(page)))]) {
      expect(cardOf(page, words(name))).toContain(part);
    }
  }
});

test.each(pagesWith("BlogPosting"))("%s tells what it shows: headline, dates, category, author", (_path, page) => {
  const article = nodeOf(page, "BlogPosting");
  const main = mainOf(page);
  expect(words(article.headline)).toBe(textOf(main.querySelector("h1")));
  expect(words(article.datePublished)).toBe(attributeOf(main.querySelector("article header time"), "datetime"));
  expect(textOf(main)).toContain(words(article.articleSection));
  expect(plain(metaOf(page, "description") ?? "")).toBe(words(article.description));
  expect(article.publisher).toEqual(ORGANIZATION);
  expect([ORGANIZATION, { "@type": "Person", name: expect.any(String) }]).toContainEqual(article.author);
  expect(words(article.dateModified) >= words(article.datePublished)).toBe(true);
});
