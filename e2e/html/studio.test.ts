import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { studioHeaders } from "../../src/studio/headers";
import { EVERY_PAGE, plan, SITE_DIR } from "./lib/site";

const files = readdirSync(SITE_DIR, { recursive: true, encoding: "utf8" }).map((file) =>
  file.split(path.sep).join("/"),
);

/** Words that only occur in the studio's code. */
const STUDIO = /sveltia|showDirectoryPicker|nc-root|npm run studio/i;

test("the public site has no file of the editors' studio", () => {
  expect(files.filter((file) => /^(?:admin|studio)(?:\/|$)|^worker\.js$/.test(file))).toEqual([]);
});

test("no script or style of the public site holds code of the studio", () => {
  const code = files.filter((file) => /\.(?:js|css|json)$/.test(file));
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((file) => STUDIO.test(readFileSync(path.join(SITE_DIR, file), "utf8")))).toEqual([]);
});

test("no page of the public site links to the studio", () => {
  const linked = EVERY_PAGE.flatMap(([, { document }]) =>
    [...document.querySelectorAll("[href], [src]")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
    ),
  );
  expect(linked.filter((address) => /^\/admin(?:\/|$)/.test(address))).toEqual([]);
});

test("the policy of the public site lets nobody ask the git host", () => {
  const { "Content-Security-Policy": policy = "" } = studioHeaders({ repo: "a/b", branch: "main", local: false });
  const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => plan.csp.includes(host))).toEqual([]);
});
