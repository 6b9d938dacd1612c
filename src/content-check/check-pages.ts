import { PLACES } from "./check-references";
import { quote } from "./dutch";
import { addressField, pagePathOf } from "./page-path";
import { type Part, problemAt } from "./part";
import type { ContentProblem } from "./problem";
import { record } from "./record";
import { anchorsIn, isReservedId, listOf, type SiteIndex } from "./site-index";
import { walk } from "./walk";

const sectionsOf = (part: Part): Record<string, unknown>[] => {
  const { sections } = record(part.value);
  return part.typeName === "Page" && Array.isArray(sections) ? sections.map(record) : [];
};

/** Section types that open a page: each has its h1. */
const OPENINGS = ["hero", "formOpening"];

const heroProblems = (part: Part): ContentProblem[] =>
  sectionsOf(part).flatMap(({ type }, index) => {
    const path = ["sections", index, "type"];
    if (index === 0 && typeof type === "string" && !OPENINGS.includes(type)) {
      return [
        problemAt(
          part,
          path,
          `het eerste blok is ${quote(type)}; toegestaan: ${OPENINGS.join(" of ")}, met de hoofdkop`,
        ),
      ];
    }
    return index > 0 && OPENINGS.includes(String(type))
      ? [problemAt(part, path, `nog een ${type}; toegestaan: één opening per pagina, als eerste blok`)]
      : [];
  });

const anchorProblems = (part: Part, index: SiteIndex): ContentProblem[] => {
  const seen = new Set<string>();
  return (part.typeName === "Page" ? anchorsIn(part.value) : []).flatMap(({ anchor, path }) => {
    if (isReservedId(anchor, index)) {
      return [problemAt(part, path, `anker ${quote(anchor)} gebruikt de site zelf al; toegestaan: een andere naam`)];
    }
    if (seen.has(anchor)) {
      return [
        problemAt(part, path, `anker ${quote(anchor)} bestaat al op deze pagina; toegestaan: elk anker één keer`),
      ];
    }
    seen.add(anchor);
    return [];
  });
};

/** Buttons of a section that count as primary: `style` is "primary" unless it says otherwise. */
const primaryProblems = (part: Part): ContentProblem[] => {
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

/** The content type that a section shows without naming its entries, and the field that they must have as it says. */
const SHOWN: ReadonlyMap<unknown, readonly [typeName: string, field?: string]> = new Map([
  ["articleList", ["Article"]],
  ["cityLinks", ["City"]],
  ["mediatorStrip", ["Mediator", "showOnHome"]],
  ["partnerStrip", ["PartnerStat"]],
  ["reviews", ["Review"]],
  ["team", ["Mediator"]],
  ["testimonialGroups", ["Testimonial"]],
  ["testimonials", ["Testimonial"]],
  ["webinars", ["Webinar"]],
]);

const emptyProblems = (part: Part, site: SiteIndex): ContentProblem[] =>
  sectionsOf(part).flatMap(({ type }, index) => {
    const [typeName = "", field] = SHOWN.get(type) ?? [];
    const entries = typeName && site.entries(typeName);
    if (!entries || entries.some((entry) => !field || entry[field] === true)) {
      return [];
    }
    const wanted = field ? `${field}: true` : "";
    const message =
      `${quote(type)} toont wat ${wanted && `met ${wanted} `}in ${PLACES.get(typeName)} staat, en daar staat niets; ` +
      `toegestaan: daar minstens één onderdeel${wanted && ` met ${wanted}`}, of een pagina zonder dit blok`;
    return [problemAt(part, ["sections", index, "type"], message)];
  });

/** Groups of testimonials that nobody is in: a heading with nothing below it. */
const emptyGroupProblems = (part: Part, site: SiteIndex): ContentProblem[] =>
  sectionsOf(part).flatMap(({ type, groups, featured }, index) => {
    const others = site.entries("Testimonial")?.filter(({ slug }) => !listOf(featured).includes(slug));
    return type !== "testimonialGroups" || !others?.length
      ? []
      : listOf(groups).flatMap((item, place) => {
          const { group } = record(item);
          const message =
            `${quote(group)} heeft geen andere ervaringen dan die bovenaan staan; toegestaan: in ` +
            `${PLACES.get("Testimonial")} minstens één ervaring met deze groep, of een blok zonder deze groep`;
          return others.some((testimonial) => testimonial.group === group)
            ? []
            : [problemAt(part, ["sections", index, "groups", place, "group"], message)];
        });
  });

/** Name that the file of a JSON page should have, seen from its folder. */
const expectedName = (part: Part): string | undefined => {
  const { slug } = record(part.value);
  if (part.typeName === "City") {
    return typeof slug === "string" && slug ? slug : undefined;
  }
  const path = part.typeName === "Page" ? pagePathOf("Page", part.value) : undefined;
  return path && (path === "/" ? "home" : path.slice(1));
};

const nameProblems = (part: Part): ContentProblem[] => {
  const { source } = part.document.type;
  const expected = expectedName(part);
  if (
    source.kind !== "folder" ||
    expected === undefined ||
    part.document.file === `${source.folder}/${expected}.json`
  ) {
    return [];
  }
  const field = addressField(part.typeName);
  const value = quote(record(part.value)[field]);
  return [
    problemAt(part, [field], `${value} past niet bij de bestandsnaam; toegestaan: ${source.folder}/${expected}.json`),
  ];
};

/** Checks the rules for a page that go beyond single fields. */
export const checkPage = (part: Part, index: SiteIndex): ContentProblem[] => [
  ...nameProblems(part),
  ...heroProblems(part),
  ...anchorProblems(part, index),
  ...primaryProblems(part),
  ...emptyProblems(part, index),
  ...emptyGroupProblems(part, index),
];
