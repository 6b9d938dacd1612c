import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type RawAnswer, rawGet } from "../lib/http";
import { freePort } from "../lib/nginx-server";

const FOLDER = path.resolve("e2e/hosts/tools");
const WRANGLER = path.join(FOLDER, "node_modules/wrangler/bin/wrangler.js");

/** Date of the rules that Cloudflare's runtime follows; not after the one that the installed version knows. */
const COMPATIBILITY_DATE = "2026-05-01";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;

/** Where the engines of hosts are; undefined when they are missing. */
export const findHostEngines = (): string | undefined => (existsSync(WRANGLER) ? FOLDER : undefined);

/** @throws when they are missing */
const requireEngines = (): void => {
  if (!findHostEngines()) {
    throw new Error("The engines of Cloudflare, Netlify and the Observatory are missing: run `npm run setup:test`");
  }
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill("SIGTERM")) {
    await ended;
  }
};

/**
 * Serves a deployed folder by Cloudflare's own runtime.
 *
 * @throws when it is missing or does not start
 */
export const startCloudflare = async (siteDir: string): Promise<{ baseUrl: string; stop: () => Promise<void> }> => {
  requireEngines();
  const port = await freePort();
  const cwd = await mkdtemp(path.join(os.tmpdir(), "cloudflare-"));
  const where = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", COMPATIBILITY_DATE];
  const child = spawn(process.execPath, [WRANGLER, "pages", "dev", siteDir, ...where], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", XDG_CONFIG_HOME: cwd },
  });
  const log = Promise.all([text(child.stdout), text(child.stderr)]);
  const baseUrl = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await rawGet(baseUrl, "/").catch(() => undefined)) {
      return {
        baseUrl,
        stop: async () => {
          await stop(child);
          await rm(cwd, { recursive: true, force: true });
        },
      };
    }
    await delay(POLL_MS);
  }
  await stop(child);
  throw new Error(`Cloudflare's runtime did not start\n${(await log).join("\n")}`);
};

/** Result of Netlify's own parsers for a deployed folder. */
export interface NetlifyRules {
  headers: { pattern: string; values: Record<string, string> }[];
  /** Number of redirects. */
  redirects: number;
  errors: string[];
  /** For each path that was asked, in order. */
  matches: ({ to: string; status: number } | null)[];
}

const answerOf = async (program: string, input: unknown, ...args: string[]): Promise<unknown> => {
  requireEngines();
  const child = spawn(process.execPath, [path.join(FOLDER, program), ...args], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(input));
  return JSON.parse(await text(child.stdout));
};

/** Reads the rules of a deployed folder as Netlify does; takes the paths to match. */
export const netlifyRules = async (siteDir: string, paths: readonly string[]): Promise<NetlifyRules> =>
  (await answerOf("netlify-rules.mjs", paths, siteDir)) as NetlifyRules;

/** Score of an answer by Mozilla's HTTP Observatory. */
export interface Judgement {
  score: number;
  grade: string;
  rules: { rule: string; result: string; pass: boolean; points: number }[];
}

/** Judges an answer by the rules of Mozilla's HTTP Observatory. */
export const observatory = async ({ headers, body }: RawAnswer): Promise<Judgement> =>
  (await answerOf("observatory.mjs", { headers, html: body.toString() })) as Judgement;
