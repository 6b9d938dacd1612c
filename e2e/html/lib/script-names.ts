import { type AnyNode, parse } from "acorn";
import { full } from "acorn-walk";

/** Globals with names too long for a minifier. */
const GLOBAL = /^[A-Za-z]\w{3,}$/;

const keyOf = (node: AnyNode): string | undefined => {
  switch (node.type) {
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return node.key.type === "Identifier" ? node.key.name : undefined;
    case "AssignmentExpression":
      return node.left.type === "MemberExpression" && node.left.property.type === "Identifier"
        ? node.left.property.name
        : undefined;
    default:
      return undefined;
  }
};

const nameOf = (node: AnyNode): string | undefined => {
  if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
    return node.property.name;
  }
  return node.type === "Identifier" && GLOBAL.test(node.name) ? node.name : undefined;
};

/**
 * Names of globals and members that scripts use without defining them: those of the browser, and of data.
 * @throws for syntax newer than ES2022
 */
export const namesInScript = (texts: readonly string[]): ReadonlySet<string> => {
  const used = new Set<string>();
  const own = new Set<string>();
  for (const text of texts) {
    full(parse(text, { ecmaVersion: 2022, sourceType: "module" }), (node) => {
      const [name, key] = [nameOf(node as AnyNode), keyOf(node as AnyNode)];
      if (name) used.add(name);
      if (key) own.add(key);
    });
  }
  return new Set([...used].filter((name) => !own.has(name)));
};
