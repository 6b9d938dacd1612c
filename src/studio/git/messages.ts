/** What the studio of this machine and its server say to each other about publishing and earlier versions. */

/** Where the server of the studio keeps what only this start knows, from the project's root; the port follows. */
export const TOKEN_FILE = "node_modules/.cache/studio-token-";

/** Header with the token of this start. */
export const TOKEN_HEADER = "x-studio-token";

/** Addresses of what the server does with git; the name of a question follows. */
export const GIT_PATH = "/admin/git/";

/** Two versions of a file, such as what is online and what is here. */
export interface ChangedFile {
  file: string;
  /** Its texts; absent where it is not there, or no text. */
  before?: string | undefined;
  after?: string | undefined;
}

/** What the editor made of a file that somebody else has changed too, and of which text of theirs, by its path. */
export type Choices = Readonly<Record<string, { text: string; theirs: string }>>;

/** What an editor reads of a version without the file. */
export const NOT_THERE = "Op die dag was dit onderdeel er niet.";

/** What the first line of each commit of the studio starts with. */
export const BY_STUDIO = "Redactie: ";
