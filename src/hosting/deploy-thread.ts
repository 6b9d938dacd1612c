import { parentPort, workerData } from "node:worker_threads";
import type { DeployRun, Source } from "./deploy-file";
import { deployHere } from "./deploy-files";

const { input }: { input: { run: DeployRun; sources: readonly Source[] } } = workerData;

// An error that nobody waits for ends the thread, which is how it gets to deployFiles.
void deployHere(input.run, input.sources).then((deployed) => parentPort?.postMessage(deployed));
