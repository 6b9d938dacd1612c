import { asObject } from "../../content/check/as-object";
import { expectedFile } from "../../content/check/check-pages";
import { isDraft, pagePathOf } from "../../content/check/page-path";
import { anchorsIn } from "../../content/check/site-index";
import { walk } from "../../content/check/walk";
import { ROUTES } from "../../content/model/needed";
import { type ContentType, contentTypeOfFile } from "../../content/model/registry";
import { splitAnchor } from "../../lib/links";
import { fileTexts, stateOf } from "../folder/site-files";
import { fileSchema, readFile, writeFile } from "../formats/format";
import { sameJson } from "../formats/match";

/** File of old addresses and where they lead. */
export const REDIRECTS = "data/redirects.json";

/** A file and its new text. */
export type NewText = readonly [file: string, text: string];

/** What a page's file holds, with its address; undefined for no page, a broken file and the start page. */
export const pageIn = (file: string, text: string | null | undefined) => {
  const type = contentTypeOfFile(file);
  if (!type || !text) {
    return undefined;
  }
  try {
    const data = readFile(type, text);
    const address = pagePathOf(type.name, data);
    return address && address !== ROUTES.home
      ? { address, isDraft: isDraft(data), file: expectedFile(type, data) ?? file }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The file of redirects, in which an old address and what led to it lead on, and the new one is a page.
 *
 * @param to empty where they lead nowhere
 */
export const withRedirect = (from: string, to: string, text = stateOf(REDIRECTS) ?? "[]"): NewText[] => {
  const type = contentTypeOfFile(REDIRECTS) as ContentType;
  const known = readFile(type, text) as { from: string; to: string }[];
  const leadsThere = (redirect: { to: string }) => splitAnchor(redirect.to).path === from;
  const kept = known.filter((redirect) => redirect.from !== to && (to || !leadsThere(redirect)));
  const led = kept.map((redirect) => (leadsThere(redirect) ? { ...redirect, to } : redirect));
  const added = { from, to, title: "Deze pagina is verhuisd", linkLabel: "Ga naar de nieuwe pagina" };
  const all = to ? [...led, added] : led;
  return sameJson(all, known) ? [] : [[REDIRECTS, `${writeFile(type, all, text)}\n`]];
};

/** The names that entries of a file lose, each with the new name; an entry in place of one that went away has none. */
const renamesIn = (type: ContentType, before: string, text: string): ReadonlyMap<string, string> => {
  const entriesIn = (file: string) => [readFile(type, file)].flat().map(asObject);
  const nameOf = (entry: Readonly<Record<string, unknown>> = {}) => entry[type.key ?? ""];
  const [old, now] = [entriesIn(before), entriesIn(text)];
  const [oldNames, newNames] = [old.map(nameOf), now.map(nameOf)];
  const changed = old.flatMap((entry, index): [string, string][] => {
    const [from, to] = [oldNames[index], newNames[index]];
    // Another entry in its place has less than half of its fields in common with it.
    const same = Object.entries(entry).filter(([key, one]) => sameJson(one, now[index]?.[key]));
    const isSame = same.length >= Object.keys(entry).length / 2;
    return from && to && (type.kind === "folder" || isSame) && !newNames.includes(from) && !oldNames.includes(to)
      ? [[String(from), String(to)]]
      : [];
  });
  return new Map(old.length === now.length ? changed : []);
};

/** Anchors of blocks and questions of a page that change, with `#`, the old with the new. */
const movedAnchors = (type: ContentType, before: string, text: string): [from: string, to: string][] => {
  const anchors = (file: string) => anchorsIn(readFile(type, file), new Map());
  const [old, now] = [anchors(before), anchors(text)];
  const isIn = (list: typeof old, name: string) => list.some(({ anchor }) => anchor === name);
  return old.flatMap(({ anchor: from, path }, index): [string, string][] => {
    const { anchor: to, path: place } = now[index] ?? {};
    return to && old.length === now.length && sameJson(path, place) && !isIn(now, from) && !isIn(old, to)
      ? [[`#${from}`, `#${to}`]]
      : [];
  });
};

/** A file in which references to entries of a type have their new names. */
const withNames = (file: string, text: string, to: ContentType, names: ReadonlyMap<string, string>): string => {
  const type = contentTypeOfFile(file);
  if (!type || ![...names.keys()].some((name) => text.includes(name))) {
    return text;
  }
  const before = readFile(type, text);
  const value = walk(fileSchema(type), before, {
    text: ({ value: name, field, path }) => {
      const isReference = field?.kind === "reference" && field.to === to.name && field.by === to.key;
      // The terms of a derived fact, such as "- prijs.traject * btw".
      const isTerm = to.name === "Fact" && path.includes("sum");
      return isReference || isTerm ? name.replace(/[\w/](?:[\w./-]*\w)?/g, (word) => names.get(word) ?? word) : name;
    },
  });
  return sameJson(value, before) ? text : `${writeFile(type, value, text)}\n`;
};

/** Where a text leads to an address (`"/a"`, `(/a#b)`, `- /a`) or names a fact (`{prijs}`). */
const usesOf = (name: string, isFact: boolean): RegExp =>
  isFact
    ? new RegExp(`(?<={)${name.replaceAll(".", "\\.")}(?=})`, "g")
    : new RegExp(`(?<=["'(]|- )${name}(?=["')#?]|$)`, "gm");

/**
 * What goes along with an entry whose address or name changes, or with a page some of whose anchors do.
 *
 * @param text the entry's file as it will be
 * @returns undefined where they stay, or nothing leads to them
 */
export const moveOf = (file: string, text: string) => {
  const type = contentTypeOfFile(file);
  const old = stateOf(file);
  const names = type && old && renamesIn(type, old, text);
  const before = pageIn(file, old);
  const now = before && pageIn(file, text);
  const anchors = names ? movedAnchors(type, old, text) : [];
  if (!names || names.size + anchors.length === 0 || Boolean(before) !== Boolean(now)) {
    return undefined;
  }
  const isFact = type.name === "Fact";
  const isMoved = before && now && before.address !== now.address;
  const address = pagePathOf(type.name, readFile(type, text));
  const replacements = new Map([
    ...(isMoved ? [[before.address, now.address] as const] : isFact ? names : []),
    ...anchors.map(([from, to]) => [`${address}${from}`, `${address}${to}`] as const),
  ]);
  const follow = (other: string, otherText: string): string =>
    [...replacements].reduce(
      (whole, [from, to]) => whole.replace(usesOf(from, isFact), () => to),
      withNames(other, otherText, type, names),
    );
  const others = new Map(
    fileTexts().flatMap(([other, known]): NewText[] => {
      const after = other === file ? known : follow(other, known);
      return after === known ? [] : [[other, after]];
    }),
  );
  const [[from, to] = []] = isMoved ? replacements : names.size > 0 ? names : anchors;
  // Links within the page.
  const own = anchors.reduce((whole, [old, next]) => whole.replace(usesOf(old, false), () => next), follow(file, text));
  if (!from || !to || !(isMoved || others.size > 0 || own !== text)) {
    return undefined;
  }
  // Nobody knows the address of a draft.
  const isKnown = isMoved && !before.isDraft && !now.isDraft;
  const redirects = isKnown ? withRedirect(from, to, others.get(REDIRECTS)) : [];
  const ownFile = now?.file ?? file;
  return {
    from,
    to,
    /** Whether the address of a page changes. */
    isPage: Boolean(isMoved),
    /** The entry's own file, which has the name of the address in some folders. */
    file: ownFile,
    /** Whether another entry has that name. */
    isTaken: ownFile !== file && stateOf(ownFile) !== undefined,
    text: own,
    /** All that leads or refers to it, and a redirect. */
    others: [...new Map([...others, ...redirects])],
  };
};

/** What goes along where an address changes, or the name by which others refer to an entry. */
export type Move = NonNullable<ReturnType<typeof moveOf>>;
