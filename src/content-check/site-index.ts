import type { ContentDocument, Entry } from "./document";
import { addressIn, PAGE_TYPES, pagePathOf } from "./page-path";
import type { DataPath } from "./problem";
import { record } from "./record";

/** What exists on the site, for links and references. */
export interface SiteIndex {
  /** Anchors of every page by address; undefined where the page's file could not be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Where old addresses lead to. */
  redirects: ReadonlyMap<string, string>;
  /** Entries of a content type; undefined where a file of the type could not be read. */
  entries(typeName: string): readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Values of a field over all entries of a content type; undefined where a file of the type could not be read. */
  values(typeName: string, field: string): ReadonlySet<string> | undefined;
}

/** Anchors that every page has: the top, and the consent settings that the footer opens. */
export const COMMON_ANCHORS: readonly string[] = ["top", "cookie-instellingen"];

/** Names of parts of the layout: the drawer and the main part; icons and Gatsby's own elements start alike. */
const LAYOUT_IDS = /^(?:menu|inhoud|i-.*|gatsby-.*)$/;

/** Whether an id is taken by the layout or by the place of an embed, so that no section may have it as its anchor. */
export const isReservedId = (id: string, index: SiteIndex): boolean =>
  COMMON_ANCHORS.includes(id) || LAYOUT_IDS.test(id) || index.values("Integration", "containerId")?.has(id) === true;

const strings = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");

/** A list, or none where something else stands. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The anchors that a page gives its sections and the groups in them, with where they stand. */
export const anchorsIn = (page: unknown): { anchor: string; path: DataPath }[] =>
  listOf(record(page).sections)
    .flatMap((section, index) => [
      { anchor: record(section).anchor, path: ["sections", index, "anchor"] },
      ...listOf(record(section).groups).map((group, place) => ({
        anchor: record(group).anchor,
        path: ["sections", index, "groups", place, "anchor"],
      })),
    ])
    .flatMap(({ anchor, path }) => (typeof anchor === "string" ? [{ anchor, path }] : []));

/** An anchor of a page, which the model checks: one in a wrong form may be any. */
const ANCHOR = /^[a-z0-9-]+$/;

const anchorsOf = ({ data, body }: ContentDocument): Set<string> | undefined => {
  const anchors = [...anchorsIn(data).map(({ anchor }) => anchor), ...(body?.anchors ?? [])];
  return anchors.every((anchor) => ANCHOR.test(anchor)) ? new Set([...anchors, ...COMMON_ANCHORS]) : undefined;
};

/** Address that a page whose file does not say so most likely has. */
const likelyPath = ({ file, type }: ContentDocument): string | undefined => {
  const name = /([^/]+)\.json$/.exec(file)?.[1];
  return name && pagePathOf(type.name, { slug: name, path: name === "home" ? "/" : `/${name}` });
};

const redirectsOf = (entries: readonly Entry[]): Map<string, string> =>
  new Map(
    entries.flatMap(({ type, value }): [string, string][] => {
      const { from, to } = record(value);
      const address = type.name === "Redirect" ? addressIn(from) : undefined;
      return address === undefined ? [] : [[address, String(to)]];
    }),
  );

/** Collects what links and references may lead to; entries need not be sound. */
export const buildIndex = (
  documents: readonly ContentDocument[],
  entries: readonly Entry[],
  missingTypes: ReadonlySet<string>,
): SiteIndex => {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  for (const document of documents) {
    const { type, data, broken } = document;
    const path = pagePathOf(type.name, data) ?? (PAGE_TYPES.has(type.name) ? likelyPath(document) : undefined);
    if (path !== undefined) {
      const earlier = pages.has(path) ? pages.get(path) : new Set<string>();
      const own = anchorsOf(document);
      pages.set(path, broken || !earlier || !own ? undefined : new Set([...earlier, ...own]));
    }
  }
  const unreadable = new Set([
    ...missingTypes,
    ...documents.filter(({ broken }) => broken).map(({ type }) => type.name),
  ]);
  const ofType = (typeName: string) =>
    unreadable.has(typeName)
      ? undefined
      : entries.filter(({ type }) => type.name === typeName).map(({ value }) => record(value));
  const cache = new Map<string, ReadonlySet<string>>();
  return {
    pages,
    redirects: redirectsOf(entries),
    entries: ofType,
    values: (typeName, field) => {
      const key = `${typeName}.${field}`;
      const values = () => ofType(typeName)?.map((entry) => entry[field]);
      const known = cache.get(key) ?? (unreadable.has(typeName) ? undefined : new Set(strings(values() ?? [])));
      if (known) {
        cache.set(key, known);
      }
      return known;
    },
  };
};
