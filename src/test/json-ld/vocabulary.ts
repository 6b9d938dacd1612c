import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * schema.org's vocabulary, read from the declarations of schema-dts, which are generated from schema.org's own release:
 * `interface XBase` holds the properties of type X, `type X = …` its subtypes and literals.
 */

/** Values of a name: other names (subtypes) and plain values. */
interface Range {
  names: string[];
  literals: Set<string>;
  /** Kinds of plain values: "string", "number", "boolean". */
  primitives: Set<string>;
}

const DECLARATIONS = path.resolve("node_modules/schema-dts/dist/schema.d.ts");

/** Represent a reference or a qualified value, not a type of schema.org. */
const HELPERS = new Set(["IdReference", "Role"]);

const PRIMITIVES = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
  [ts.SyntaxKind.TemplateLiteralType, "number"],
]);

const typeName = (leafOrBase: string) => leafOrBase.replace(/(?:Leaf|Base)$/, "");

const toRange = (node: ts.TypeNode): Range => {
  const range: Range = { names: [], literals: new Set(), primitives: new Set() };
  for (const part of ts.isUnionTypeNode(node) ? node.types : [node]) {
    const primitive = PRIMITIVES.get(part.kind);
    if (primitive) {
      range.primitives.add(primitive);
    } else if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)) {
      range.literals.add(part.literal.text);
    } else if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) && !HELPERS.has(part.typeName.text)) {
      range.names.push(typeName(part.typeName.text));
    }
  }
  return range;
};

const propertiesOf = (node: ts.InterfaceDeclaration): [string, Range][] =>
  node.members.filter(ts.isPropertySignature).flatMap((member): [string, Range][] => {
    const [value] = member.type && ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
    return value && ts.isStringLiteral(member.name) ? [[member.name.text, toRange(value)]] : [];
  });

const parentsOf = (node: ts.InterfaceDeclaration): string[] =>
  (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
  );

interface Declared {
  parents: string[];
  properties: Map<string, Range>;
}

export class Vocabulary {
  readonly #interfaces = new Map<string, Declared>();
  readonly #types = new Map<string, Range>();

  constructor(declarations: string) {
    const file = ts.createSourceFile("schema.d.ts", declarations, ts.ScriptTarget.Latest);
    for (const node of file.statements) {
      if (ts.isInterfaceDeclaration(node)) {
        this.#interfaces.set(node.name.text, { parents: parentsOf(node), properties: new Map(propertiesOf(node)) });
      } else if (ts.isTypeAliasDeclaration(node) && !node.typeParameters) {
        this.#types.set(node.name.text, toRange(node.type));
      }
    }
  }

  /** Number of types that an object can have. */
  get size(): number {
    return [...this.#interfaces.keys()].filter((name) => name.endsWith("Leaf")).length;
  }

  hasType(name: string): boolean {
    return this.#interfaces.has(`${name}Leaf`);
  }

  /** What a property of a type takes; undefined if the type lacks the property. */
  range(type: string, property: string): Range | undefined {
    return this.#rangeIn(`${type}Leaf`, property) ?? this.#rangeIn(`${type}Base`, property);
  }

  #rangeIn(name: string, property: string): Range | undefined {
    const declared = this.#interfaces.get(name);
    if (!declared) {
      return undefined;
    }
    const own = declared.properties.get(property);
    return own ?? declared.parents.map((parent) => this.#rangeIn(parent, property)).find(Boolean);
  }

  takesType(range: Range, type: string): boolean {
    return this.#some(range, ({ names }) => names.includes(type));
  }

  takesValue(range: Range, value: string | number | boolean): boolean {
    return this.#some(range, ({ primitives, literals }) => primitives.has(typeof value) || literals.has(String(value)));
  }

  #some(range: Range, test: (range: Range) => boolean, seen = new Set<string>()): boolean {
    return (
      test(range) ||
      range.names.some((name) => {
        const inner = this.#types.get(name);
        if (!inner || seen.has(name)) {
          return false;
        }
        seen.add(name);
        return this.#some(inner, test, seen);
      })
    );
  }
}

let loaded: Vocabulary | undefined;

/** The vocabulary of the installed schema-dts, cached. */
export const vocabulary = (): Vocabulary => {
  loaded ??= new Vocabulary(readFileSync(DECLARATIONS, "utf8"));
  return loaded;
};
