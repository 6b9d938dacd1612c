import MarkdownIt from "markdown-it";
import type { FieldKind } from "../../content-model/kinds";
import { toHref } from "../../lib/links";
import { interpolate, mayHoldToken } from "../../lib/tokens";
import { type ResolverContext, tokenTable } from "./context";

const renderer = new MarkdownIt({ html: false, typographer: false });

/** Markdown with tokens filled in → HTML without raw HTML (markdown-it, `html: false`). */
export const renderMarkdown = (text: string): string => renderer.render(text).trim();

const fillIn = async (text: string, context: ResolverContext): Promise<string> =>
  mayHoldToken(text) ? interpolate(text, await tokenTable(context)) : text;

type Resolve = (value: string, context: ResolverContext) => Promise<unknown> | unknown;

const find = (type: string, filter: Record<string, unknown>, context: ResolverContext) =>
  context.nodeModel.findOne({ type, query: { filter } });

/**
 * How a string of the given kind is resolved in GraphQL.
 *
 * @returns undefined for kinds whose value is shown as written
 */
export const resolverOf = (field: FieldKind): Resolve | undefined => {
  switch (field.kind) {
    case "copy":
      return fillIn;
    case "markdown":
      return async (value, context) => renderMarkdown(await fillIn(value, context));
    case "link":
      return async (value, context) => toHref(await fillIn(value, context));
    case "imageFile":
      return (value, context) =>
        find("File", { sourceInstanceName: { eq: "content" }, relativePath: { eq: `images/${value}` } }, context);
    case "reference":
      return (value, context) => find(field.to, { [field.by]: { eq: value } }, context);
    case "slug":
    case "path":
    case "date":
      return undefined;
  }
};

/** Name of the GraphQL type of a field of the given kind, where it is not String. */
export const typeNameOf = (field: FieldKind): string | undefined => {
  switch (field.kind) {
    case "imageFile":
      return "File";
    case "reference":
      return field.to;
    default:
      return undefined;
  }
};
