/**
 * Opens the editors' studio on this machine's files: makes it and serves it on localhost, with its own policy.
 *
 *   npm run studio [-- port]
 */
import { once } from "node:events";
import path from "node:path";
import { LOCAL_FOLDER, LOCAL_REPOSITORY } from "../src/studio/headers";
import { studioServer } from "../src/studio/serve";
import { runScript } from "./lib/script";
import { bundleStudio } from "./lib/studio-bundle";

const DEFAULT_PORT = 9100;

const main = async (): Promise<void> => {
  const port = Number(process.argv[2] ?? DEFAULT_PORT);
  await once(studioServer().listen(port, "127.0.0.1"), "listening").catch(() => {
    throw new Error(
      `Poort ${port} is niet vrij. Staat de redactie al open in een ander venster? Kies anders een andere poort: npm run studio -- ${port + 1}`,
    );
  });
  await bundleStudio(LOCAL_REPOSITORY, path.resolve(LOCAL_FOLDER));
  process.stdout.write(`De redactie staat op http://localhost:${port}/admin/\n`);
};

runScript(main);
