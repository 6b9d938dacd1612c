import { availableParallelism } from "node:os";
import { inThread } from "../lib/in-thread";
import { type DeployRun, deployFile, type Source } from "./deploy-file";
import type { DeployedFile } from "./record";

/** What deploying some files came to. */
export interface Deployed {
  /** Each file that could be deployed. */
  files: (readonly [file: string, deployed: DeployedFile])[];
  /** A line for each file that could not. */
  faults: string[];
  /** Files that stand beside the served ones, under their unfinished name. */
  fresh: string[];
}

/** A thread starts in the time in which this many files are deployed. */
const WORTH_A_THREAD = 150;

/** Deploys files, in this thread. */
export const deployHere = (run: DeployRun, sources: readonly Source[]): Deployed => {
  const files: Deployed["files"] = [];
  const faults: string[] = [];
  for (const source of sources) {
    try {
      files.push([source.file, deployFile(run, source)]);
    } catch (error) {
      faults.push(`${source.original}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { files, faults, fresh: run.fresh };
};

/** Deploys files, on as many cores as are worth it: one share here, each other one in a thread. */
export const deployFiles = async (run: DeployRun, sources: readonly Source[]): Promise<Deployed> => {
  const shares = Math.max(1, Math.min(availableParallelism(), Math.floor(sources.length / WORTH_A_THREAD)));
  const shareOf = (share: number) => sources.filter((_source, index) => index % shares === share);
  const elsewhere = Array.from({ length: shares - 1 }, (_, index) =>
    inThread<Deployed>("src/hosting/deploy-thread.ts", { run, sources: shareOf(index + 1) }),
  );
  const parts = [deployHere(run, shareOf(0)), ...(await Promise.all(elsewhere))];
  return {
    files: parts.flatMap(({ files }) => files),
    faults: parts.flatMap(({ faults }) => faults),
    fresh: parts.flatMap(({ fresh }) => fresh),
  };
};
