import { createRequire } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** Enables TypeScript in the thread, and loads the module. */
const START = 'const [tsx, work] = require("node:worker_threads").workerData.modules; require(tsx); require(work);';

/**
 * Runs a module in a worker thread.
 * @param module TypeScript file from the project's folder; it reads `workerData.input` and may post one message, its
 * result
 * @param input anything that can be cloned
 * @returns what the module posted
 * @throws what the module threw, or if it ended early
 */
export const inThread = <Result = void>(module: string, input: unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    const tsx = createRequire(path.resolve("package.json")).resolve("tsx/cjs");
    const thread = new Worker(START, { eval: true, workerData: { modules: [tsx, path.resolve(module)], input } });
    let result: Result;
    thread.on("message", (message: Result) => {
      result = message;
    });
    thread.on("error", reject);
    thread.on("exit", (code) => (code === 0 ? resolve(result) : reject(new Error(`${module} ended with ${code}`))));
  });
