import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { answerStudio } from "../studio/serve";
import type { Handler } from "./inbox";

const makeStudio = () =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build-studio.ts", "--local"]);

/**
 * Offers the editors' studio at /admin under `npm run develop`; it is made when it is first asked for, in a process of
 * its own, so that Gatsby starts as fast as without it.
 */
export const studioMiddleware = (app: { use(handler: Handler): void }): void => {
  let made: ReturnType<typeof makeStudio> | undefined;
  app.use((request, response, next) => {
    const url = request.url ?? "";
    if (url === "/admin") {
      response.writeHead(302, { Location: "/admin/" }).end();
      return;
    }
    if (!url.startsWith("/admin/")) {
      next();
      return;
    }
    made ??= makeStudio();
    made.then(
      () => answerStudio(request, response) || next(),
      (error: unknown) => {
        made = undefined;
        next(error);
      },
    );
  });
};
