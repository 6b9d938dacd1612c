import { parentPort, workerData } from "node:worker_threads";
import type { DeployRun, Source } from "./deploy-file";
import { deployHere } from "./deploy-files";

const { input }: { input: { run: DeployRun; sources: readonly Source[] } } = workerData;

parentPort?.postMessage(deployHere(input.run, input.sources));
