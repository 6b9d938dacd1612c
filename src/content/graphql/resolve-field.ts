import { toHref } from "../../lib/links";
import { interpolate, type Language, mayHoldToken } from "../../lib/tokens";
import { renderMarkdown } from "../markdown/render";
import type { FieldKind } from "../model/field-types";
import { type ResolverContext, tokenTable } from "./context";

const fillIn = async (text: string, context: ResolverContext, language: Language): Promise<string> =>
  mayHoldToken(text) ? interpolate(text, await tokenTable(context), language) : text;

type Resolve<T> = (value: T, context: ResolverContext, language: Language) => unknown;

/** What a query gives for values of a schema. */
export interface Output {
  type: string;
  /** Makes what is shown of a value; absent where that is the value as written. */
  resolve?: Resolve<unknown>;
}

const find = <T>(type: string, filter: Record<string, unknown>, context: ResolverContext) =>
  context.nodeModel.findOne<T>({ type, query: { filter } });

/** File node of a picture, by its path in content/images. */
export const contentImage = <T>(file: string, context: ResolverContext) =>
  find<T>("File", { sourceInstanceName: { eq: "content" }, relativePath: { eq: `images/${file}` } }, context);

const output = (type: string, resolve: Resolve<string>): Output => ({
  type,
  resolve: resolve as Resolve<unknown>,
});

/** What a query gives for fields of a kind. */
export const outputOf = (field: FieldKind | undefined): Output => {
  switch (field?.kind) {
    case "copy":
      return output("String", fillIn);
    case "markdown":
      return output("String", async (value, context, language) =>
        renderMarkdown(value, await tokenTable(context), language),
      );
    case "link":
      return output("String", async (value, context, language) => toHref(await fillIn(value, context, language)));
    case "imageFile":
      return output("File", contentImage);
    case "reference":
      return output(field.to, (value, context) => find(field.to, { [field.by]: { eq: value } }, context));
    default:
      return { type: "String" };
  }
};
