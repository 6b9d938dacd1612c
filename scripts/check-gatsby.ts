/**
 * Says in a second whether the installed Gatsby still has what the changes in src/gatsby/patches stand on:
 *
 *   npm run check:gatsby
 */
import { checkGatsby } from "./lib/check-gatsby";

const results = checkGatsby();
for (const { what, problem } of results) {
  process.stdout.write(`${problem ? "does not fit" : "fits"}  ${what}${problem ? `: ${problem}` : ""}\n`);
}
process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
