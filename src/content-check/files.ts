import type { ContentDocument } from "./document";

/** The files of a site, as a folder on disk (filesOnDisk) or an editor's working copy gives them. */
export interface SiteFiles {
  /** Every file in data/, content/ and static/: its path from the project's root, with forward slashes. */
  paths: readonly string[];
  /** The text of one of the paths; asked for JSON and MDX only. */
  read(path: string): string;
  /** Bytes of one of the paths; absent where that is not known. */
  weigh?(path: string): number;
  /** What was made of texts before, by path; for who checks the same files again and again. */
  parsed?: Map<string, ContentDocument>;
}
