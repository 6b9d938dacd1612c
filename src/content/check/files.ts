/** Folders that the check reads; other folders of the project are none of its business. */
export const FOLDERS = ["data", "content", "static"];

/** The files of a site, read from disk (filesOnDisk) or from an editor's working copy. */
export interface SiteFiles {
  /** Path from the project's root of every file in data/, content/ and static/, with forward slashes. */
  paths: readonly string[];
  /** Text of one of the paths; called for JSON and MDX only. */
  read(path: string): string;
  /** Content of one of the paths; absent if unknown. */
  bytes?(path: string): Uint8Array;
  /** Files that an editor is changing: of two with the same title or address, the check reports these. */
  edited?: ReadonlySet<string>;
}
