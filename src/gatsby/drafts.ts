import path from "node:path";
import { filesOnDisk } from "../content/check/disk";
import { loadContent } from "../content/check/load";
import { isDraft, pagePathOf } from "../content/check/page-path";
import { metaOf } from "../content/model/field-types";
import { draft } from "../content/model/shared";

const draftsIn = (root: string) => loadContent(filesOnDisk(root)).documents.filter(({ data }) => isDraft(data));

/** Absolute paths of the pages and articles that are still being written. */
export const draftFiles = (root: string): string[] => draftsIn(root).map(({ file }) => path.join(root, file));

/** Notes that `develop` shows on drafts, by path, in the words of the model; none for other commands. */
export const draftNotes = (root: string): ReadonlyMap<string | undefined, string> => {
  const { label, hint } = metaOf(draft());
  const drafts = process.env.gatsby_executing_command === "develop" ? draftsIn(root) : [];
  return new Map(drafts.map(({ type, data }) => [pagePathOf(type.name, data), `${label}. ${hint}.`]));
};
