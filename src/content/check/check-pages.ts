import type { ContentType } from "../model/registry";
import { LISTED } from "../model/sections/listed";
import type { SectionName } from "../model/sections/section";
import { asObject } from "./as-object";
import { PLACES } from "./check-links";
import type { ContentProblem } from "./document";
import { quote } from "./dutch";
import { addressField, isDraft, pagePathOf } from "./page-path";
import { type ContentPart, problemAt } from "./part";
import { anchorsIn, isReservedId, type SiteIndex, sectionsIn } from "./site-index";
import { walk } from "./walk";

/** The sections of a page; none of other parts. */
const sectionsOf = ({ typeName, value }: ContentPart) => (typeName === "Page" ? sectionsIn(value) : []);

/** Section types that open a page, with its h1, and nothing else. */
const OPENINGS: readonly SectionName[] = ["hero", "formOpening"];

/** Section types that have the h1 where they come first. */
const FIRST: readonly SectionName[] = [...OPENINGS, "newsletterForm", "articleList", "search"];

const either = new Intl.ListFormat("nl", { type: "disjunction" });

const isOpening = (type: unknown): boolean => OPENINGS.some((opening) => opening === type);

const heroProblems = (part: ContentPart): ContentProblem[] =>
  sectionsOf(part).flatMap(({ type }, index) => {
    const path = ["sections", index, "type"];
    if (index === 0 && typeof type === "string" && !FIRST.some((name) => name === type)) {
      return [
        problemAt(
          part,
          path,
          `het eerste blok is ${quote(type)}; toegestaan: ${either.format(FIRST)}, met de hoofdkop`,
        ),
      ];
    }
    return index > 0 && isOpening(type)
      ? [problemAt(part, path, `nog een ${type}; toegestaan: één opening per pagina, als eerste blok`)]
      : [];
  });

const anchorProblems = (part: ContentPart, index: SiteIndex): ContentProblem[] => {
  const seen = new Set<string>();
  return (part.typeName === "Page" ? anchorsIn(part.value) : []).flatMap(({ anchor, path }) => {
    if (isReservedId(anchor, index)) {
      return [problemAt(part, path, `anker ${quote(anchor)} gebruikt de site zelf al; toegestaan: een andere naam`)];
    }
    if (seen.has(anchor)) {
      const message =
        path.at(-1) === "question"
          ? "een vraag op deze pagina begint met dezelfde woorden; toegestaan: een ander begin, zodat elke vraag een eigen adres heeft"
          : `anker ${quote(anchor)} bestaat al op deze pagina; toegestaan: elk anker één keer`;
      return [problemAt(part, path, message)];
    }
    seen.add(anchor);
    return [];
  });
};

/** Reports more than one primary button in a section; a button without `style` is primary. */
const primaryProblems = (part: ContentPart): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const seen = new Set<unknown>();
  if (part.typeName === "Page") {
    walk(part.schema, part.value, {
      text: ({ value }) => value,
      object: (typeName, { style = "primary" }, path) => {
        if (typeName !== "Action" || style !== "primary" || path[0] !== "sections") {
          return;
        }
        if (seen.has(path[1])) {
          problems.push(
            problemAt(
              part,
              [...path, "style"],
              "nog een primary-knop in dit blok; toegestaan: hoogstens één, de andere secondary of text",
            ),
          );
        }
        seen.add(path[1]);
      },
    });
  }
  return problems;
};

const isListing = (type: unknown): type is keyof typeof LISTED =>
  typeof type === "string" && Object.hasOwn(LISTED, type);

const emptyProblems = (part: ContentPart, site: SiteIndex): ContentProblem[] =>
  sectionsOf(part).flatMap(({ type }, index) => {
    const listed = isListing(type) ? LISTED[type] : undefined;
    const entries = listed && site.entries(listed.type);
    if (!entries || entries.some((entry) => !isDraft(entry) && (!listed.only || entry[listed.only] === true))) {
      return [];
    }
    const wanted = listed.only ? `${listed.only}: true` : "";
    const message =
      `${quote(type)} toont wat ${wanted && `met ${wanted} `}in ${PLACES.get(listed.type)} staat, en daar staat niets; ` +
      `toegestaan: daar minstens één onderdeel${wanted && ` met ${wanted}`}, of een pagina zonder dit blok`;
    return [problemAt(part, ["sections", index, "type"], message)];
  });

/** The file that a JSON page should have, by its address; undefined for what may have any name. */
export const expectedFile = ({ name, source }: ContentType, value: unknown): string | undefined => {
  const { slug } = asObject(value);
  const path = name === "City" ? slug && `/${slug}` : pagePathOf(name, value);
  return source.kind === "folder" && path
    ? `${source.folder}/${path === "/" ? "home" : String(path).slice(1)}.json`
    : undefined;
};

const nameProblems = (part: ContentPart): ContentProblem[] => {
  const { file, type } = part.document;
  const expected = expectedFile(type, part.value);
  if (expected === undefined || expected === file) {
    return [];
  }
  const field = addressField(part.typeName);
  const value = quote(asObject(part.value)[field]);
  return [problemAt(part, [field], `${value} past niet bij de bestandsnaam; toegestaan: ${expected}`)];
};

/** Checks the rules for a page that involve more than one field. */
export const checkPage = (part: ContentPart, index: SiteIndex): ContentProblem[] => [
  ...nameProblems(part),
  ...heroProblems(part),
  ...anchorProblems(part, index),
  ...primaryProblems(part),
  ...emptyProblems(part, index),
];
