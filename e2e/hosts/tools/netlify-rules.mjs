/**
 * Reads the rules of a deployed folder as Netlify does, and asks its matcher for the paths that come as JSON on standard
 * input. Writes JSON: what the parsers say, and for each path the redirect that holds, or null.
 *
 *   echo '["/contact"]' | node e2e/hosts/tools/netlify-rules.mjs .hosting/site
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import redirector from "netlify-redirector";

const [headersFile, redirectsFile] = ["_headers", "_redirects"].map((name) => path.join(process.argv[2] ?? "", name));
const { headers, errors: headerErrors } = await parseAllHeaders({
  headersFiles: [headersFile],
  configHeaders: [],
  minimal: false,
});
const { redirects, errors: redirectErrors } = await parseAllRedirects({
  redirectsFiles: [redirectsFile],
  configRedirects: [],
  minimal: true,
});
const matcher = await redirector.parsePlain(readFileSync(redirectsFile, "utf8"), {});
const match = (address) => {
  const found = matcher.match({
    scheme: "https",
    host: "site.example",
    path: address,
    query: "",
    getHeader: () => "",
    getCookie: () => "",
  });
  return found && { to: found.to, status: found.status };
};
process.stdout.write(
  JSON.stringify({
    headers: headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values })),
    redirects: redirects.length,
    errors: [...headerErrors, ...redirectErrors].map(String),
    matches: JSON.parse(await text(process.stdin)).map(match),
  }),
);
