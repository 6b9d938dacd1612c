import { REQUIRED } from "./required";
import { type Vocabulary, vocabulary } from "./vocabulary";

/** Checks the structured data of a page against schema.org's vocabulary, without network. */

type Value = string | number | boolean | null | undefined | Node | readonly Value[];
interface Node {
  readonly [key: string]: Value;
}

const CONTEXT = "https://schema.org";

const isNode = (value: Value): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

const toList = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [value]);

const typesOf = (node: Node): string[] => toList(node["@type"]).filter((type) => typeof type === "string");

const isReference = (node: Node) => Object.keys(node).length === 1 && typeof node["@id"] === "string";

const has = (node: Node, alternatives: string) =>
  alternatives.split("|").some((name) => node[name] !== undefined && toList(node[name]).length > 0);

class Checker {
  readonly problems: string[] = [];
  readonly #words: Vocabulary = vocabulary();
  readonly #nodes = new Map<string, Node>();

  constructor(nodes: readonly Node[]) {
    for (const node of nodes) {
      this.#collectIds(node);
    }
  }

  #collectIds(node: Node): void {
    const id = node["@id"];
    if (typeof id === "string" && !isReference(node)) {
      if (this.#nodes.has(id)) {
        this.problems.push(`${id}: two nodes have this @id`);
      }
      this.#nodes.set(id, node);
    }
    for (const value of Object.values(node).flatMap(toList).filter(isNode)) {
      this.#collectIds(value);
    }
  }

  checkNode(node: Node, place: string): void {
    const types = typesOf(node);
    if (types.length === 0) {
      this.problems.push(`${place}: no @type`);
    }
    for (const type of types.filter((name) => !this.#words.hasType(name))) {
      this.problems.push(`${place}: schema.org has no type ${type}`);
    }
    for (const name of types.flatMap((type) => REQUIRED[type] ?? [])) {
      if (!has(node, name)) {
        this.problems.push(`${place}: ${types.join("+")} needs ${name.replace("|", " or ")}`);
      }
    }
    for (const [property, value] of Object.entries(node)) {
      if (!property.startsWith("@")) {
        this.#checkProperty(types, property, value, `${place}.${property}`);
      }
    }
  }

  #checkProperty(types: readonly string[], property: string, value: Value, place: string): void {
    const range = types.map((type) => this.#words.range(type, property)).find(Boolean);
    if (!range) {
      this.problems.push(`${place}: ${types.join("+")} has no property ${property}`);
      return;
    }
    for (const item of toList(value)) {
      if (item === undefined || item === null || item === "" || Number.isNaN(item)) {
        this.problems.push(`${place}: empty value`);
      } else if (isNode(item)) {
        const target = this.#resolve(item, place);
        if (target && !typesOf(target).some((type) => this.#words.takesType(range, type))) {
          this.problems.push(`${place}: takes no ${typesOf(target).join("+")}`);
        }
      } else if (typeof item !== "object" && !this.#words.takesValue(range, item)) {
        this.problems.push(`${place}: takes no ${JSON.stringify(item)}`);
      }
    }
  }

  /** Checks a node, or resolves a reference. */
  #resolve(node: Node, place: string): Node | undefined {
    if (!isReference(node)) {
      this.checkNode(node, place);
      return node;
    }
    const target = this.#nodes.get(String(node["@id"]));
    if (!target) {
      this.problems.push(`${place}: nothing in the graph has the @id ${node["@id"]}`);
    }
    return target;
  }
}

/**
 * Checks a page's structured data: known types and properties, values of a type that the property takes, required
 * properties, resolvable references, unique `@id`s, nothing empty.
 * @param graph the graph of a page, as an object or parsed from the page
 * @returns the problems, each with its place
 */
export const validateGraph = (graph: object): string[] => {
  const { "@context": context, "@graph": nodes } = graph as Node;
  const list = toList(nodes).filter(isNode);
  const checker = new Checker(list);
  if (context !== CONTEXT) {
    checker.problems.push(`@context is not ${CONTEXT}`);
  }
  for (const node of list) {
    checker.checkNode(node, typesOf(node).join("+") || "node");
  }
  return checker.problems;
};

const SCRIPT = /<script\b[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** The structured data in the HTML of a built page, parsed. */
export const graphsInHtml = (html: string): object[] =>
  [...html.matchAll(SCRIPT)].map(([, json = ""]) => JSON.parse(json) as object);
