/**
 * Measures nginx with the generated site file under load, beside an nginx with nothing but one file: requests a second
 * and the slowest percent for four kinds of answer, the same while slow clients hold connections open, and deploys by a
 * swap of folders while visitors come. Uses wrk, on this machine alone, for a bounded time; writes a table to the
 * terminal and to .reports/load.md. Needs a build.
 *
 *   npm run bench:load [seconds for each row]
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { findProgram } from "../e2e/lib/find-program";
import { rawGet } from "../e2e/lib/http";
import { type NginxServer, startNginx } from "../e2e/lib/nginx-server";
import { deploysUnderLoad } from "./lib/deploys-under-load";
import { markdownTable } from "./lib/lighthouse-report";
import { publishReport, runScript } from "./lib/script";
import { holdConnections } from "./lib/slow-clients";
import { type LoadFigures, loadFigures } from "./lib/wrk-report";

const SECONDS = Number(process.argv[2] ?? 5);
const CONNECTIONS = 50;
const SLOW_CLIENTS = 10_000;
const DEPLOYS = 20;

const HOSTING_DIR = path.resolve(".hosting");
const REPORT = ".reports/load.md";

const run = promisify(execFile);

const measure = async (wrk: string, url: string): Promise<LoadFigures> => {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency", "-H", "Accept-Encoding: br"];
  const { stdout } = await run(wrk, [...options, url]);
  return loadFigures(stdout);
};

/** An nginx that knows nothing but one file, of the size of the home page as it is sent. */
const startBare = async (folder: string, home: Buffer): Promise<NginxServer> => {
  await mkdir(path.join(folder, "site"), { recursive: true });
  await mkdir(path.join(folder, "nginx"));
  await writeFile(path.join(folder, "site/one.html"), brotliCompressSync(home));
  const config = ["server {", "  listen 80;", "  root /var/www/site;", "}", ""].join("\n");
  await writeFile(path.join(folder, "nginx/site.conf"), config);
  await writeFile(path.join(folder, "nginx/site-brotli.conf"), "");
  return startNginx(folder);
};

const imageOf = (html: string): string => {
  const [, image = ""] = /(?:src|srcSet)="(\/static\/[^" ]+\.(?:webp|avif|png|jpe?g))/i.exec(html) ?? [];
  if (!image) {
    throw new Error("No page with a picture to ask for");
  }
  return image;
};

const main = async (): Promise<void> => {
  const wrk = findProgram(["wrk"]);
  if (!wrk) {
    throw new Error("wrk is not installed: apt-get install wrk");
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), "load-"));
  const site = path.join(folder, "site");
  await symlink(path.join(HOSTING_DIR, "site"), site);
  await symlink(path.join(HOSTING_DIR, "nginx"), path.join(folder, "nginx"));
  const server = await startNginx(folder, SLOW_CLIENTS + 1000);
  const bare = await startBare(path.join(folder, "bare"), (await rawGet(server.baseUrl, "/")).body);
  try {
    const team = (await rawGet(server.baseUrl, "/over-ons")).body.toString();
    const rows: (string | number)[][] = [["Answer", "Requests a second", "p99", "Failed"]];
    const add = async (name: string, url: string): Promise<void> => {
      const { perSecond, p99, failed } = await measure(wrk, url);
      rows.push([name, Math.round(perSecond), p99, failed]);
    };
    await add("one file, bare nginx", `${bare.baseUrl}/one.html`);
    await add("home", `${server.baseUrl}/`);
    await add("city", `${server.baseUrl}/arbeidsmediation-utrecht`);
    await add("picture", `${server.baseUrl}${imageOf(team)}`);
    await add("not found", `${server.baseUrl}/bestaat-niet`);
    const slow = await holdConnections(server.baseUrl, SLOW_CLIENTS);
    await add(`home, ${slow.held} slow clients beside it`, `${server.baseUrl}/`);
    slow.release();
    const { visits, failures } = await deploysUnderLoad({ baseUrl: server.baseUrl, site, deploys: DEPLOYS });
    const load = os.loadavg().map((one) => one.toFixed(1));
    const text = [
      markdownTable(rows),
      `${DEPLOYS} deploys by a swap of folders: ${visits} visits (page and its scripts), ${failures.length} failed.`,
      ...failures.slice(0, 10),
      `${CONNECTIONS} connections, ${SECONDS} s a row, one worker, ${os.cpus().length} cores shared with the load; load average ${load.join(", ")}.`,
      "",
    ].join("\n");
    await publishReport(REPORT, text);
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    await bare.stop();
    await rm(folder, { recursive: true });
  }
};

runScript(main);
