import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type NginxServer, startNginx } from "./lib/nginx-server";
import { SITES } from "./lib/sites";

/** Where the workers of this run find the studio, which the first that needs it makes (lib/studio.ts). */
const STUDIOS = "E2E_STUDIOS";

/**
 * Serves every built site by nginx for all tests; workers find the addresses in the environment (lib/sites.ts). A
 * server that is running already (its address set by the caller) is used as it is.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const servers: NginxServer[] = [];
  const studios = mkdtempSync(path.join(tmpdir(), "studios-"));
  process.env[STUDIOS] = studios;
  for (const { hostingDir, address } of Object.values(SITES)) {
    if (!process.env[address] && existsSync(path.join(hostingDir, "plan.json"))) {
      const server = await startNginx(hostingDir);
      process.env[address] = server.baseUrl;
      process.env.E2E_BROTLI = server.brotli ? "1" : "0";
      servers.push(server);
    }
  }
  return async () => {
    rmSync(studios, { recursive: true, force: true });
    for (const { stop } of servers) {
      await stop();
    }
  };
};

export default globalSetup;
