/**
 * Judges an answer by the rules of Mozilla's HTTP Observatory. Takes `{ headers, html }` as JSON on standard input and
 * writes score, grade and the result of each rule. HTTPS with a valid certificate and the redirect to it are taken as
 * given: they are the server's, not the site's.
 */
import { renameSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";

const HOST = "site.example";

// The list of preloaded hosts, which its install script would download: the site is on none. Renamed, so that a run
// beside this one never reads half a file.
const src = import.meta.resolve("@mdn/mdn-http-observatory/src/constants.js");
const list = fileURLToPath(new URL("../conf/hsts-preload.json", src));
writeFileSync(`${list}.${process.pid}`, "{}");
renameSync(`${list}.${process.pid}`, list);

const { headers, html } = JSON.parse(await text(process.stdin));
const [http, https] = ["http:", "https:"].map((protocol) => new URL(`${protocol}//${HOST}/`));
const answer = { status: 200, headers, verified: true, httpEquiv: parseHttpEquivHeaders(html, https.href) };

const requests = new Requests(HOST);
requests.resources.path = html;
requests.session = { jar: undefined, url: https, redirectHistory: [], response: answer };
Object.assign(requests.responses, {
  auto: answer,
  http: answer,
  https: answer,
  cors: answer,
  httpRedirects: [
    { url: http, status: 301 },
    { url: https, status: 200 },
  ],
  httpsRedirects: [{ url: https, status: 200 }],
});

const rules = ALL_TESTS.map((test) => test(requests)).map((output) => ({
  rule: output.constructor.name,
  result: output.result,
  pass: output.pass,
  points: getScoreModifier(output.result),
}));
const sum = (points) => points.reduce((total, one) => total + one, 100);
const plain = sum(rules.map(({ points }) => Math.min(0, points)));
const { score, grade } = getGradeForScore(
  plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(rules.map(({ points }) => points)) : plain,
);
process.stdout.write(JSON.stringify({ score, grade, rules }));
