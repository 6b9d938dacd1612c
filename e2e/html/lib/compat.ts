import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type CssNode, parse as parseCss, walk } from "css-tree";
import { namesInScript } from "./script-names";

type BrowserName = keyof CompatStatement["support"];

/** Oldest supported versions, by the browser names of the compatibility data. */
export type Promised = ReadonlyMap<BrowserName, number>;

const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/**
 * Reads a browserslist of lines such as `chrome >= 109`.
 * @throws for any other line
 */
export const promisedOf = (browserslist: readonly string[]): Promised =>
  new Map(
    browserslist.map((line) => {
      const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const name = NAMES[browser];
      if (!name) {
        throw new Error(`browserslist: cannot read "${line}"`);
      }
      return [name, Number(version)];
    }),
  );

const isSince = (support: SimpleSupportStatement, version: number): boolean => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = support;
  const whole = !removed && !flags && !prefix && !other;
  return whole && typeof added === "string" && Number.parseFloat(added.replace("≤", "")) <= version;
};

/** Supported browsers without a feature, as `firefox 115`. */
const lackingIn = ({ support }: CompatStatement, promised: Promised): string[] =>
  [...promised]
    .filter(([browser, version]) => ![support[browser] ?? []].flat().some((one) => isSince(one, version)))
    .map(([browser, version]) => `${browser} ${version}`);

const at = (start: Identifier | undefined, ...way: readonly string[]): CompatStatement | undefined =>
  way.reduce((place, step) => (place && Object.hasOwn(place, step) ? place[step] : undefined), start)?.__compat;

type Statements = Map<string, CompatStatement[]>;

/** Every statement in a part of the data, by the last part of its name. */
const byName = (place: Identifier | undefined, into: Statements = new Map()): Statements => {
  for (const name of Object.keys(place ?? {}).filter((key) => key !== "__compat")) {
    const inner = place?.[name];
    const key = name.replace(/_static$/, "");
    if (inner?.__compat) {
      into.set(key, [...(into.get(key) ?? []), inner.__compat]);
    }
    byName(inner, into);
  }
  return into;
};

const CSS_TYPES = byName(bcd.css.types);
const SCRIPT_NAMES = byName(bcd.api, byName(bcd.javascript.builtins));

/** Compatibility entries of a piece of CSS, each with its name in a report. */
const cssFeatures = (
  node: CssNode,
  property: string,
): [name: string, statements: (CompatStatement | undefined)[]][] => {
  switch (node.type) {
    case "Atrule":
      return [[`@${node.name}`, [at(bcd.css["at-rules"], node.name)]]];
    case "Feature":
      return [[`@media ${node.name}`, [at(bcd.css["at-rules"], "media", node.name)]]];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [[`:${node.name}`, [at(bcd.css.selectors, node.name)]]];
    case "NestingSelector":
      return [["nesting", [at(bcd.css.selectors, "nesting")]]];
    case "Declaration":
      return [[node.property, [at(bcd.css.properties, node.property)]]];
    case "Identifier":
      return [[`${property}: ${node.name}`, [at(bcd.css.properties, property, node.name)]]];
    case "Function":
      return [[`${node.name}()`, CSS_TYPES.get(node.name) ?? []]];
    case "Dimension":
      return [[node.unit, CSS_TYPES.get(node.unit) ?? []]];
    default:
      return [];
  }
};

/** Collects features that a site uses and a supported browser lacks. */
export interface CompatCheck {
  css: (text: string) => void;
  html: (root: ParentNode) => void;
  /** @throws for syntax newer than ES2022 */
  scripts: (texts: readonly string[]) => void;
  /** Features with the browsers that lack them, in alphabetical order. */
  lacking: () => Record<string, string>;
}

/** Starts a check against MDN's compatibility data; features without data are not checked. */
export const compatCheck = (promised: Promised): CompatCheck => {
  const lacking = new Map<string, string>();
  /** A feature with several entries is supported if one of them is. */
  const note = (name: string, statements: readonly (CompatStatement | undefined)[]): void => {
    const known = statements.flatMap((statement) => (statement ? [lackingIn(statement, promised)] : []));
    const fewest = known.reduce((one, other) => (other.length < one.length ? other : one), known[0] ?? []);
    if (fewest.length > 0) {
      lacking.set(name, fewest.join(", "));
    }
  };
  return {
    css: (text) =>
      walk(parseCss(text), function (node) {
        for (const [name, statements] of cssFeatures(node, this.declaration?.property ?? "")) {
          note(name, statements);
        }
      }),
    html: (root) => {
      for (const element of root.querySelectorAll("*")) {
        const { localName: tag, attributes } = element;
        note(`<${tag}>`, [at(bcd.html.elements, tag)]);
        for (const { name, value } of attributes) {
          const own = at(bcd.html.elements, tag, name) ?? at(bcd.html.global_attributes, name);
          note(`<${tag} ${name}>`, [own]);
          note(`<${tag} ${name}=${value}>`, [at(bcd.html.elements, tag, name, value)]);
        }
      }
    },
    scripts: (texts) => {
      for (const name of namesInScript(texts)) {
        note(name, SCRIPT_NAMES.get(name) ?? []);
      }
    },
    lacking: () => Object.fromEntries([...lacking].sort()),
  };
};
