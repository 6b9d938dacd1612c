import { parentPort, workerData } from "node:worker_threads";
import { inspectContent } from "./check";
import { filesOnDisk } from "./disk";

const { input: root }: { input: string } = workerData;

parentPort?.postMessage(inspectContent(filesOnDisk(root)));
