import { toHref } from "../../lib/links";
import { interpolate, type Language, mayHoldToken } from "../../lib/tokens";
import { renderMarkdown } from "../markdown/render";
import type { FieldKind } from "../model/field-types";
import { type ResolverContext, tokenTable } from "./context";

const fillIn = async (text: string, context: ResolverContext, language: Language): Promise<string> =>
  mayHoldToken(text) ? interpolate(text, await tokenTable(context), language) : text;

type Resolve = (value: string, context: ResolverContext, language: Language) => Promise<unknown> | unknown;

const find = <T>(type: string, filter: Record<string, unknown>, context: ResolverContext) =>
  context.nodeModel.findOne<T>({ type, query: { filter } });

/** File node of a picture, by its path in content/images. */
export const contentImage = <T>(file: string, context: ResolverContext) =>
  find<T>("File", { sourceInstanceName: { eq: "content" }, relativePath: { eq: `images/${file}` } }, context);

/** Resolver of strings of a kind; undefined for kinds that are shown as written. */
export const resolverOf = (field: FieldKind): Resolve | undefined => {
  switch (field.kind) {
    case "copy":
      return fillIn;
    case "markdown":
      return async (value, context, language) => renderMarkdown(value, await tokenTable(context), language);
    case "link":
      return async (value, context, language) => toHref(await fillIn(value, context, language));
    case "imageFile":
      return contentImage;
    case "reference":
      return (value, context) => find(field.to, { [field.by]: { eq: value } }, context);
    case "slug":
    case "path":
    case "date":
      return undefined;
  }
};

/** GraphQL type of fields of a kind, if not String. */
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
