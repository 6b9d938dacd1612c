import { questionAnchor } from "../../lib/links";
import { interpolate, type TokenTable } from "../../lib/tokens";
import { CONTENT_TYPES } from "../model/registry";
import { asObject, listOf } from "./as-object";
import type { ContentDocument, DataPath } from "./document";
import { addressIn, isDraft, languageIn, PAGE_TYPES, pagePathOf } from "./page-path";
import type { ContentPart } from "./part";
import type { TokenSource } from "./token-source";

/** Anchors of every page: the top, and the consent settings in the footer. */
export const COMMON_ANCHORS: readonly string[] = ["top", "cookie-instellingen"];

/** Ids of the layout: drawer, main part, search field, icons, and Gatsby's own elements. */
const LAYOUT_IDS = /^(?:menu|inhoud|zoekveld|i-.*|gatsby-.*)$/;

/** Whether an id is taken by the layout or an embed. */
export const isReservedId = (id: string, index: SiteIndex): boolean =>
  COMMON_ANCHORS.includes(id) || LAYOUT_IDS.test(id) || index.values("Integration", "containerId")?.has(id) === true;

const strings = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");

/** The sections of a page; none of what has no list of them. */
export const sectionsIn = (page: unknown): Readonly<Record<string, unknown>>[] =>
  listOf(asObject(page).sections).map(asObject);

/** The anchors of a page's sections, and of groups and questions in them, with the paths of what they are made of. */
export const anchorsIn = (page: unknown, table: TokenTable): { anchor: string; path: DataPath }[] =>
  sectionsIn(page)
    .flatMap(({ type, anchor, groups, items }, index) => [
      { anchor, path: ["sections", index, "anchor"] },
      ...listOf(groups).map((group, place) => ({
        anchor: asObject(group).anchor,
        path: ["sections", index, "groups", place, "anchor"],
      })),
      ...listOf(type === "faq" ? items : []).map((item, place) => {
        const { question } = asObject(item);
        return {
          anchor: typeof question === "string" && questionAnchor(interpolate(question, table, languageIn(page))),
          path: ["sections", index, "items", place, "question"],
        };
      }),
    ])
    .flatMap(({ anchor, path }) => (typeof anchor === "string" ? [{ anchor, path }] : []));

/** A valid anchor; the model reports others. */
const ANCHOR = /^[a-z0-9-]+$/;

/** @param cards the cards of the team, each of which is an anchor where the team is */
const anchorsOf = ({ data, body }: ContentDocument, cards: readonly string[], table: TokenTable) => {
  const ofTeam = sectionsIn(data).some(({ type }) => type === "team") ? cards : [];
  const anchors = [...anchorsIn(data, table).map(({ anchor }) => anchor), ...(body?.anchors ?? []), ...ofTeam];
  return anchors.every((anchor) => ANCHOR.test(anchor)) ? new Set([...anchors, ...COMMON_ANCHORS]) : undefined;
};

/** Probable address of a page whose file could not be read. */
const likelyPath = ({ file, type }: ContentDocument): string | undefined => {
  const name = /([^/]+)\.json$/.exec(file)?.[1];
  return name && pagePathOf(type.name, { slug: name, path: name === "home" ? "/" : `/${name}` });
};

const redirectsOf = (entries: readonly ContentPart[]): Map<string, string> =>
  new Map(
    entries.flatMap(({ typeName, value }): [string, string][] => {
      const { from, to } = asObject(value);
      const address = typeName === "Redirect" && addressIn(from);
      return address ? [[address, String(to)]] : [];
    }),
  );

/** Everything on the site that links and references may lead to. */
export type SiteIndex = ReturnType<typeof indexSite>;

/** Builds the index; entries need not be valid. */
export const indexSite = (
  documents: readonly ContentDocument[],
  entries: readonly ContentPart[],
  { table }: TokenSource,
) => {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  const drafts = new Map<string, string>();
  const cards = entries.filter(({ typeName }) => typeName === "Mediator").map(({ value }) => asObject(value).slug);
  for (const document of documents) {
    const { type, data, broken } = document;
    const path = pagePathOf(type.name, data) ?? (PAGE_TYPES.has(type.name) ? likelyPath(document) : undefined);
    if (path !== undefined) {
      if (isDraft(data)) {
        drafts.set(path, document.file);
      }
      const earlier = pages.has(path) ? pages.get(path) : new Set<string>();
      const own = anchorsOf(document, strings(cards), table);
      pages.set(path, broken || !earlier || !own ? undefined : new Set([...earlier, ...own]));
    }
  }
  const unreadable = CONTENT_TYPES.filter((type) => {
    const files = documents.filter((document) => document.type === type);
    return files.some(({ broken }) => broken) || (type.kind !== "folder" && files.length === 0);
  }).map(({ name }) => name);
  const ofType = (wanted: string) =>
    unreadable.includes(wanted)
      ? undefined
      : entries.filter(({ typeName }) => typeName === wanted).map(({ value }) => asObject(value));
  return {
    /** Values of the tokens. */
    table,
    /** Anchors of every page by address; undefined if the page's file could not be read. */
    pages,
    /** Files of the pages that are drafts, by address. */
    drafts,
    /** Targets of redirects, by old address. */
    redirects: redirectsOf(entries),
    /** Entries of a content type; undefined if one of its files could not be read. */
    entries: ofType,
    /** Values of a field over all entries of a content type; undefined if one of its files could not be read. */
    values: (typeName: string, field: string) => {
      const found = ofType(typeName)?.map((entry) => entry[field]);
      return found && new Set(strings(found));
    },
  };
};
