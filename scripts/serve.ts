/**
 * Serves the built site as a host does: redirects, headers, compressed files, not-found status. For looking at the
 * production build without nginx; `gatsby serve` knows neither the headers nor the redirects. A build that is made
 * meanwhile is served from then on. What the forms of the sample content post is written to the terminal.
 *
 *   npx tsx scripts/serve.ts [port]
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { HOSTING_DIR } from "../src/publish/hosting/plan";
import { runScript } from "./lib/script";
import { siteServer } from "./lib/site-server";

const DEFAULT_PORT = 9000;

const main = async (): Promise<void> => {
  const port = Number(process.argv[2] ?? DEFAULT_PORT);
  const hostingDir = path.resolve(process.env.E2E_HOSTING_DIR ?? HOSTING_DIR);
  if (!existsSync(path.join(hostingDir, "plan.json"))) throw new Error("There is no built site yet: npm run build");
  await once(siteServer(hostingDir).listen(port, "127.0.0.1"), "listening").catch(() => {
    throw new Error(`Port ${port} is taken. Choose another: npm run serve -- ${port + 1}`);
  });
  process.stdout.write(`The site is at http://127.0.0.1:${port}\n`);
};

runScript(main);
