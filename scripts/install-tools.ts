/**
 * Installs what the end-to-end tests use, where it is missing: Chromium with common fonts, Firefox, WebKit on Linux,
 * nginx with the module for brotli files.
 *   npm run setup:test
 */
import { spawnSync } from "node:child_process";
import { findFirefox, findWebKit } from "../e2e/engines/programs";
import { findHostEngines } from "../e2e/hosts/engines";
import { findChromium, findHeadlessShell } from "../e2e/lib/chromium";
import { findProgram } from "../e2e/lib/find-program";
import { findNginx } from "../e2e/lib/nginx-program";

interface Tool {
  name: string;
  /** Its place, if it is installed. */
  find: () => string | undefined | Promise<string | undefined>;
  /** Commands that may install it, best first. */
  commands: readonly string[];
  /** Manual instructions, if none works. */
  byHand: string;
  /** Whether the tests also pass without it: slower, with gzip only, or with another fallback font. */
  optional?: boolean;
}

/** Root needs no sudo; for others it must need no password. */
const SUDO = process.getuid?.() === 0 ? "" : "sudo -n ";

const aptGet = (packages: string): string =>
  `${SUDO}apt-get update -qq && ${SUDO}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`;

/** Font that replaces Arial; systems without fontconfig (macOS, Windows) have Arial. */
const findArial = (): string | undefined => {
  const program = findProgram(["fc-match"]);
  if (!program) {
    return process.platform === "linux" ? undefined : "Arial";
  }
  const { stdout } = spawnSync(program, ["-f", "%{family}", "Arial"], { encoding: "utf8" });
  return /Arial|Liberation Sans/.test(stdout) ? stdout : undefined;
};

/** Safari's engine, on systems where it runs without a screen. */
const WEBKIT: Tool = {
  name: "WebKit",
  find: () => findWebKit()?.browser,
  commands: [aptGet("webkit2gtk-driver xvfb openssl")],
  byHand: "Install WebKitGTK's MiniBrowser with its WebDriver, and Xvfb.",
};

const TOOLS: readonly Tool[] = [
  {
    name: "Chromium",
    find: findChromium,
    commands: ["npx --no-install playwright install chromium", aptGet("chromium")],
    byHand: "Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to its program.",
  },
  {
    name: "Firefox",
    find: findFirefox,
    commands: [aptGet("firefox-esr"), aptGet("firefox")],
    byHand: "Install Firefox (https://www.mozilla.org/firefox), with its program on the PATH.",
  },
  {
    name: "nginx",
    find: async () => (await findNginx())?.program,
    commands: [aptGet("nginx libnginx-mod-http-brotli-static"), aptGet("nginx")],
    byHand: "Install nginx (https://nginx.org/en/docs/install.html); the tests start it themselves.",
  },
  {
    name: "engines of Cloudflare and Netlify",
    find: findHostEngines,
    commands: ["npm install --no-save --prefix e2e/hosts/tools --ignore-scripts --no-audit --no-fund"],
    byHand: "Run `npm install --prefix e2e/hosts/tools --ignore-scripts` where the npm registry can be reached.",
  },
  ...(process.platform === "linux" ? [WEBKIT] : []),
  {
    name: "Chromium's headless shell",
    find: findHeadlessShell,
    commands: [aptGet("chromium-headless-shell")],
    byHand: "Without Debian's chromium-headless-shell the tests run in Chromium itself and take twice as long.",
    optional: true,
  },
  {
    name: "nginx module brotli_static",
    find: async () => (await findNginx())?.brotliModule,
    commands: [aptGet("libnginx-mod-http-brotli-static")],
    byHand: "Without it nginx serves gzip, and the tests check that.",
    optional: true,
  },
  {
    name: "a font like Arial",
    find: findArial,
    commands: [aptGet("fontconfig fonts-liberation")],
    byHand: "Arial or the Liberation fonts, on which the layout rests until a page's own fonts have come.",
    optional: true,
  },
];

/** Finds a tool, or tries each command until it is there. Returns its place. */
const ensure = async ({ name, find, commands }: Tool): Promise<string | undefined> => {
  let place = await find();
  for (const command of commands) {
    if (place) break;
    process.stdout.write(`${name}: missing, trying ${command}\n`);
    spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
    place = await find();
  }
  return place;
};

const main = async (): Promise<void> => {
  for (const tool of TOOLS) {
    const place = await ensure(tool);
    process.stdout.write(`${tool.name}: ${place ?? `NOT FOUND. ${tool.optional ? "Optional: " : ""}${tool.byHand}`}\n`);
    if (!place && !tool.optional) process.exitCode = 1;
  }
};

main();
