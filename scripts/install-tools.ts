/**
 * Installs what the end-to-end tests use, where it is missing: Chromium with common fonts, Firefox, WebKit on Linux,
 * nginx with the module for brotli files.
 *   npm run setup:test
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findFirefox, findWebKit } from "../e2e/engines/programs";
import { findHostEngines } from "../e2e/hosts/engines";
import { findChromium, findHeadlessShell } from "../e2e/lib/chromium";
import { findProgram } from "../e2e/lib/find-program";
import { findNginx } from "../e2e/lib/nginx-program";

interface Tool {
  name: string;
  /** Its place, if it is installed. */
  find: () => string | undefined | Promise<string | undefined>;
  /** Debian packages, for apt-get; the first that a system knows is taken. */
  packages?: readonly string[];
  /** Installs it where there are no such packages. */
  command?: string;
  /** Manual instructions, if nothing works. */
  byHand: string;
  /** Whether the tests also pass without it: slower, with gzip only, or with another fallback font. */
  optional?: boolean;
}

/** Root needs no sudo; for others it must need no password. */
const SUDO = process.getuid?.() === 0 ? "" : "sudo -n ";

const succeeds = (command: string): boolean => {
  process.stdout.write(`Trying ${command}\n`);
  return spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
};

const aptInstall = (packages: string): boolean =>
  succeeds(`${SUDO}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`);

/** Font that replaces Arial, where Debian has it; other systems than Linux have Arial. */
const findArial = (): string | undefined =>
  process.platform === "linux" ? ["/usr/share/fonts/truetype/liberation"].find(existsSync) : "Arial";

/** Safari's engine, on systems where it runs without a screen. */
const WEBKIT: Tool = {
  name: "WebKit",
  find: () => findWebKit()?.browser,
  packages: ["webkit2gtk-driver xvfb openssl"],
  byHand: "Install WebKitGTK's MiniBrowser with its WebDriver, and Xvfb.",
};

const TOOLS: readonly Tool[] = [
  {
    name: "Chromium",
    find: findChromium,
    packages: ["chromium-headless-shell", "chromium"],
    command: "npx --no-install playwright install chromium",
    byHand: "Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to its program.",
  },
  {
    name: "Firefox",
    find: findFirefox,
    packages: ["firefox-esr", "firefox"],
    byHand: "Install Firefox (https://www.mozilla.org/firefox), with its program on the PATH.",
  },
  {
    name: "nginx",
    find: async () => (await findNginx())?.program,
    packages: ["nginx"],
    byHand: "Install nginx (https://nginx.org/en/docs/install.html); the tests start it themselves.",
  },
  {
    name: "engines of Cloudflare and Netlify",
    find: findHostEngines,
    command: "npm install --no-save --prefix e2e/hosts/tools --ignore-scripts --no-audit --no-fund",
    byHand: "Run `npm install --prefix e2e/hosts/tools --ignore-scripts` where the npm registry can be reached.",
  },
  ...(process.platform === "linux" ? [WEBKIT] : []),
  {
    name: "Chromium's headless shell",
    find: findHeadlessShell,
    packages: ["chromium-headless-shell"],
    byHand: "Without Debian's chromium-headless-shell the tests run in Chromium itself and take twice as long.",
    optional: true,
  },
  {
    name: "nginx module brotli_static",
    find: async () => (await findNginx())?.brotliModule,
    packages: ["libnginx-mod-http-brotli-static"],
    byHand: "Without it nginx serves gzip, and the tests check that.",
    optional: true,
  },
  {
    name: "a font like Arial",
    find: findArial,
    packages: ["fontconfig fonts-liberation"],
    byHand: "Arial or the Liberation fonts, on which the layout rests until a page's own fonts have come.",
    optional: true,
  },
];

const missingTools = async (): Promise<Tool[]> => {
  const places = await Promise.all(TOOLS.map(({ find }) => find()));
  return TOOLS.filter((_tool, index) => !places[index]);
};

/** Installs packages all at once, or, where a system does not know one of them, each apart. */
const installPackages = (wanted: readonly (readonly string[])[]): void => {
  if (wanted.length === 0 || !findProgram(["apt-get"]) || !succeeds(`${SUDO}apt-get update -qq`)) return;
  if (!aptInstall(wanted.map(([first]) => first).join(" "))) {
    for (const alternatives of wanted) alternatives.find(aptInstall);
  }
};

const main = async (): Promise<void> => {
  installPackages((await missingTools()).flatMap(({ packages }) => (packages ? [packages] : [])));
  for (const { command } of await missingTools()) {
    if (command) succeeds(command);
  }
  for (const { name, find, byHand, optional } of TOOLS) {
    const place = await find();
    process.stdout.write(`${name}: ${place ?? `NOT FOUND. ${optional ? "Optional: " : ""}${byHand}`}\n`);
    if (!place && !optional) process.exitCode = 1;
  }
};

main();
