import type { ContentType } from "../model/registry";
import { LISTED } from "../model/sections/listed";
import type { SectionName } from "../model/sections/section";
import { asObject, listOf } from "./as-object";
import { PLACES } from "./check-links";
import type { ContentProblem, DataPath } from "./document";
import { quote } from "./dutch";
import { fileOf, isDraft, pagePathOf } from "./page-path";
import { type ContentPart, problemAt } from "./part";
import { anchorsIn, isReservedId, type SiteIndex, sectionsIn } from "./site-index";
import { walk } from "./walk";

/** Section types that open a page, with its h1, and nothing else. */
const OPENINGS: readonly string[] = ["hero", "formOpening"] satisfies SectionName[];

/** Section types that have the h1 where they come first. */
const FIRST: readonly string[] = [
  ...OPENINGS,
  ...(["newsletterForm", "articleList", "search"] satisfies SectionName[]),
];

const either = new Intl.ListFormat("nl", { type: "disjunction" });

const heroProblems = (part: ContentPart): ContentProblem[] =>
  sectionsIn(part.value).flatMap(({ type, title }, index) => {
    if (index === 0 && type === "search" && !title) {
      return [problemAt(part, ["sections", 0], "“search” opent de pagina zonder kop; vul title in, de hoofdkop")];
    }
    const isWrong = typeof type === "string" && (index === 0 ? !FIRST.includes(type) : OPENINGS.includes(type));
    const message =
      index === 0
        ? `het eerste blok is ${quote(type)}; toegestaan: ${either.format(FIRST)}, met de hoofdkop`
        : `nog een ${type}; toegestaan: één opening per pagina, als eerste blok`;
    return isWrong ? [problemAt(part, ["sections", index, "type"], message)] : [];
  });

/** A page that is part of itself, by way of others: its breadcrumb would have no end. */
const circleProblems = (part: ContentPart, site: SiteIndex): ContentProblem[] => {
  const { path, partOf } = asObject(part.value);
  const parents = new Map(site.entries("Page")?.map((page) => [page.path, page.partOf]));
  const above = new Set<unknown>();
  for (let page = partOf; page && !above.has(page); page = parents.get(page)) above.add(page);
  const message = "de pagina valt zo onder zichzelf; toegestaan: een pagina die er niet onder valt";
  return above.has(path) ? [problemAt(part, ["partOf"], message)] : [];
};

const anchorProblems = (part: ContentPart, index: SiteIndex): ContentProblem[] => {
  const hasTeam = sectionsIn(part.value).some(({ type }) => type === "team");
  const cards = hasTeam ? index.values("Mediator", "slug") : undefined;
  return anchorsIn(part.value, index.table).flatMap(({ anchor, path }, place, anchors) => {
    if (isReservedId(anchor, index)) {
      return [problemAt(part, path, `anker ${quote(anchor)} gebruikt de site zelf al; toegestaan: een andere naam`)];
    }
    const message =
      path.at(-1) === "question"
        ? "een vraag op deze pagina begint met dezelfde woorden; toegestaan: een ander begin, zodat elke vraag een eigen adres heeft"
        : `anker ${quote(anchor)} bestaat al op deze pagina; toegestaan: elk anker één keer`;
    const isFirst = !cards?.has(anchor) && anchors.findIndex((other) => other.anchor === anchor) === place;
    return isFirst ? [] : [problemAt(part, path, message)];
  });
};

const PRIMARY = "nog een primary-knop in dit blok; toegestaan: hoogstens één, de andere secondary of text";

/** Where a button is: in a section, or among those of all city pages. */
const rowOf = ([list, index]: DataPath): unknown => (list === "sections" ? index : list);

/** Reports more than one primary button in a section; a button without `style` is primary. */
const primaryProblems = (part: ContentPart): ContentProblem[] => {
  const found: DataPath[] = [];
  walk(part.schema, part.value, {
    object: (typeName, { style = "primary" }, path) => {
      if (typeName === "Action" && style === "primary" && (path[0] === "sections" || path[0] === "actions")) {
        found.push(path);
      }
    },
  });
  return found
    .filter((path, index) => index > 0 && rowOf(found[index - 1] ?? []) === rowOf(path))
    .map((path) => problemAt(part, [...path, "style"], PRIMARY));
};

const emptyProblems = (part: ContentPart, site: SiteIndex): ContentProblem[] =>
  sectionsIn(part.value).flatMap(({ type }, index) => {
    const [, listed] = Object.entries(LISTED).find(([name]) => name === type) ?? [];
    const entries = listed && site.entries(listed.type);
    if (!entries || entries.some((entry) => !isDraft(entry) && (!listed.only || entry[listed.only] === true))) {
      return [];
    }
    const wanted = listed.only ? ` met ${listed.only}: true` : "";
    const message =
      `${quote(type)} toont wat${wanted} in ${PLACES.get(listed.type)} staat, en daar staat niets; ` +
      `toegestaan: daar minstens één onderdeel${wanted}, of een pagina zonder dit blok`;
    return [problemAt(part, ["sections", index, "type"], message)];
  });

/** What a page must show for each kind of structured data that describes it. */
const DESCRIBED: Record<string, SectionName> = { home: "reviews", course: "courseDays", howTo: "steps", faq: "faq" };

const describedProblems = (part: ContentPart): ContentProblem[] =>
  listOf(asObject(part.value).structuredData).flatMap((kind, index) => {
    const section = DESCRIBED[String(kind)];
    if (!section || sectionsIn(part.value).some(({ type }) => type === section)) {
      return [];
    }
    const message = `${quote(kind)} beschrijft een blok ${quote(section)}, dat hier niet staat; toegestaan: met dat blok, of zonder ${quote(kind)}`;
    return [problemAt(part, ["structuredData", index], message)];
  });

/** The file that a JSON page should have, by its address; undefined for what may have any name. */
export const expectedFile = (type: ContentType, value: unknown): string | undefined =>
  type.ending === "json" && pagePathOf(type.name, value) ? fileOf(type, value) : undefined;

const nameProblems = (part: ContentPart): ContentProblem[] => {
  const { file, type } = part.document;
  const expected = expectedFile(type, part.value);
  if (expected === undefined || expected === file) {
    return [];
  }
  const { key = "" } = type;
  const value = quote(asObject(part.value)[key]);
  return [problemAt(part, [key], `${value} past niet bij de bestandsnaam; toegestaan: ${expected}`)];
};

const OF_PAGES = [circleProblems, heroProblems, anchorProblems, emptyProblems, describedProblems];

/** Checks the rules for a page that involve more than one field. */
export const checkPage = (part: ContentPart, site: SiteIndex): ContentProblem[] => [
  ...nameProblems(part),
  ...primaryProblems(part),
  ...(part.typeName === "Page" ? OF_PAGES.flatMap((problemsIn) => problemsIn(part, site)) : []),
];
