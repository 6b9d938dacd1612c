import { toHref } from "../../lib/links";
import { interpolate, type Language, tokensIn } from "../../lib/tokens";
import { renderMarkdown } from "../markdown/render";
import type { FieldKind } from "../model/field-types";
import { findNode, type ResolverContext, tokenTable } from "./context";

const fillIn = async (text: string, context: ResolverContext, language: Language): Promise<string> =>
  tokensIn(text).length > 0 ? interpolate(text, await tokenTable(context), language) : text;

/** What a query gives for values of a schema. */
export interface Output {
  type: string;
  /** Makes what is shown of a value; absent where that is the value as written. */
  resolve?(value: unknown, context: ResolverContext, language: Language): unknown;
}

/** File node of a picture, by its path in content/images. */
const contentImage = (file: string, context: ResolverContext) =>
  findNode("File", { sourceInstanceName: { eq: "content" }, relativePath: { eq: `images/${file}` } }, context);

/** What a query gives for fields of a kind. */
export const outputOf = (field: FieldKind | undefined): Output => {
  switch (field?.kind) {
    case "copy":
      return { type: "String", resolve: fillIn };
    case "markdown":
      return {
        type: "String",
        resolve: async (text: string, context, language) => renderMarkdown(text, await tokenTable(context), language),
      };
    case "link":
      return {
        type: "String",
        resolve: async (link: string, context, language) => toHref(await fillIn(link, context, language)),
      };
    case "imageFile":
      return { type: "File", resolve: contentImage };
    case "reference":
      return {
        type: field.to,
        resolve: (value, context) => findNode(field.to, { [field.by]: { eq: value } }, context),
      };
    default:
      return { type: "String" };
  }
};
