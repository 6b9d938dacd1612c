import { startNginx } from "./lib/nginx-server";

/**
 * Serves the built site by nginx for all tests; workers find the address in `E2E_BASE_URL`. A server that is running
 * already (`E2E_BASE_URL` set by the caller) is used as it is.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  if (process.env.E2E_BASE_URL) {
    return async () => undefined;
  }
  const server = await startNginx({ hostingDir: process.env.E2E_HOSTING_DIR });
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_BROTLI = server.brotli ? "1" : "0";
  return server.stop;
};

export default globalSetup;
