/**
 * Stands in for `gatsby` in the studio's bundle (scripts/lib/studio-bundle.ts): sections and templates keep their
 * queries, which the preview runs itself, and their links lead nowhere.
 */
import type { ComponentProps } from "react";

const documents: string[] = [];

/** The queries and fragments of everything that is in the bundle. */
export const allDocuments = (): string => documents.join("\n");

/** Keeps a query or fragment, and returns its text. */
export const graphql = (parts: TemplateStringsArray): string => {
  const text = parts.join("");
  documents.push(text);
  return text;
};

/** A link of the site; in the preview it is not followed. */
export function Link({ to, ...props }: { to: string } & ComponentProps<"a">) {
  return <a href={to} {...props} />;
}

/** The preview stays where it is. */
export const navigate = async (): Promise<void> => undefined;

/** Nothing in a preview asks for data outside the queries of its template. */
export const useStaticQuery = (): never => {
  throw new Error("The preview shows no layout");
};
