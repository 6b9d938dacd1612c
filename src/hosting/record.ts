import { readFile } from "node:fs/promises";
import { writeWhole } from "../lib/write-whole";

/** What a run knew of a deployed file. */
export interface DeployedFile {
  /** Size and date of the original. */
  original: string;
  /** Whether Gatsby rendered it as a page. */
  isPage: boolean;
  /** Whether compressed twins stand beside it. */
  hasTwins: boolean;
}

/** The deployed files of a run, by name. */
export type DeployedFiles = Readonly<Record<string, DeployedFile>>;

interface SiteRecord {
  settings: string;
  files: DeployedFiles;
}

/** What the last run with these settings deployed; nothing when it was interrupted or had other settings. */
export const readRecord = async (file: string, settings: string): Promise<DeployedFiles> => {
  try {
    const record = JSON.parse(await readFile(file, "utf8")) as SiteRecord;
    return record.settings === settings ? record.files : {};
  } catch {
    return {};
  }
};

/** Remembers what a finished run deployed. */
export const writeRecord = (file: string, settings: string, files: DeployedFiles): Promise<void> =>
  writeWhole(file, JSON.stringify({ settings, files } satisfies SiteRecord));
