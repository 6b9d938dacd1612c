import { type ChildProcess, spawn } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { rawGet } from "./http";
import { findNginx, type NginxProgram } from "./nginx-program";

/** A running nginx with the generated site file. */
export interface NginxServer {
  /** Address without trailing slash. */
  baseUrl: string;
  /** Whether it can serve `.br` files. */
  brotli: boolean;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 10_000;
const POLL_MS = 25;

const CONNECTIONS = 512;

/** A free port on loopback. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const replaceOnce = (text: string, pattern: RegExp, replacement: string): string => {
  if ((text.match(new RegExp(pattern, "gm")) ?? []).length !== 1) {
    throw new Error(`The site file has not exactly one line like ${pattern.source}`);
  }
  return text.replace(new RegExp(pattern, "m"), replacement);
};

/** The file around the generated one, as /etc/nginx/nginx.conf on a server. */
const mainConfig = ({ configDir, brotliModule }: NginxProgram, prefix: string): string =>
  [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? [`user ${os.userInfo().username};`] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${prefix}/nginx.pid;`,
    `error_log ${prefix}/error.log;`,
    `events { worker_connections ${CONNECTIONS}; }`,
    "http {",
    `  include ${configDir}/mime.types;`,
    "  default_type application/octet-stream;",
    "  access_log off;",
    ...["client_body", "proxy", "fastcgi", "scgi", "uwsgi"].map((name) => `  ${name}_temp_path ${prefix}/${name};`),
    "  include site.conf;",
    "}",
    "",
  ].join("\n");

const writeConfig = async (nginx: NginxProgram, hostingDir: string, prefix: string, port: number): Promise<void> => {
  const generated = await readFile(path.join(hostingDir, "nginx/site.conf"), "utf8");
  const listening = replaceOnce(generated, /^ *listen .*;$/, `  listen 127.0.0.1:${port};`);
  const site = replaceOnce(listening, /^ *root .*;$/, `  root ${path.join(hostingDir, "site")};`);
  await writeFile(path.join(prefix, "site.conf"), site);
  await writeFile(path.join(prefix, "nginx.conf"), mainConfig(nginx, prefix));
  if (nginx.brotliModule) {
    await copyFile(path.join(hostingDir, "nginx/site-brotli.conf"), path.join(prefix, "site-brotli.conf"));
  }
};

const untilReady = async (child: ChildProcess, baseUrl: string, prefix: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await rawGet(baseUrl, "/").catch(() => undefined);
    if (answer) {
      return;
    }
    await delay(POLL_MS);
  }
  const log = await readFile(path.join(prefix, "error.log"), "utf8").catch(() => "");
  throw new Error(`nginx did not start on ${baseUrl}\n${log}`);
};

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });

/**
 * Starts nginx with the site file of the build, in which only `listen` and `root` are changed, as an owner does. It
 * runs in a child process on a free port, with its own files in a temporary folder.
 * @param hostingDir folder that the build filled, with `site` and `nginx`
 * @throws if nginx is not installed, the site is not built, or nginx refuses the file
 */
export const startNginx = async (hostingDir: string): Promise<NginxServer> => {
  const nginx = await findNginx();
  if (!nginx) {
    throw new Error("nginx is not installed: run `npm run setup:test`");
  }
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const prefix = await mkdtemp(path.join(os.tmpdir(), "nginx-"));
  await writeConfig(nginx, hostingDir, prefix, port);
  const child = spawn(nginx.program, ["-p", prefix, "-c", path.join(prefix, "nginx.conf")], { stdio: "ignore" });
  const stop = async (): Promise<void> => {
    await stopped(child);
    await rm(prefix, { recursive: true, force: true });
  };
  try {
    await untilReady(child, baseUrl, prefix);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, brotli: nginx.brotliModule !== undefined, stop };
};
