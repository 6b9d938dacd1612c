import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "playwright/test";
import { isLink } from "../../src/content/model/field-types";
import { contentSecurityPolicy, cspSources } from "../../src/publish/hosting/csp";
import { netlifyHeaders, netlifyRedirects } from "../../src/publish/hosting/netlify";
import { nginxSite } from "../../src/publish/hosting/nginx";
import type { HostingPlan } from "../../src/publish/hosting/plan";
import { type HostRedirect, planRedirects } from "../../src/publish/hosting/redirects";
import { hostile } from "../../src/test/hostile";
import { samplePlan } from "../../src/test/sample-plan";
import { rawGet } from "../lib/http";
import { startNginx } from "../lib/nginx-server";
import { netlifyRules, startCloudflare } from "./engines";

/** Targets of old addresses that each host is asked for; Cloudflare reads 1,000 at most. */
const TARGETS = 400;

/** Accounts of providers in one policy, which must stay shorter than the longest line that Cloudflare reads. */
const ACCOUNTS = 40;

/** A redirect to this target, if an editor can have it. */
const planned = (to: string, index: number): HostRedirect[] =>
  isLink(to) && /^(?:\/|https:)/.test(to) ? planRedirects([{ from: `/oud/${index}`, to, status: 301 }]) : [];

/** A plan made of hostile texts: targets of redirects and accounts of providers. */
const hostilePlan = (): HostingPlan => {
  const texts = fc.sample(hostile, { numRuns: 6 * TARGETS, seed: 1 });
  const redirects = texts
    .flatMap((text) => [`/${text}`, `https://elders.example/${text}`, text])
    .flatMap(planned)
    .slice(0, TARGETS);
  const embeds = texts.slice(0, ACCOUNTS).flatMap((text) =>
    [text, `https://${text}`, `https://a.example/${text}`].map((url) => ({
      kind: "script" as const,
      url,
      hosts: [{ use: "script" as const, host: url }],
    })),
  );
  return { ...samplePlan(), redirects, csp: contentSecurityPolicy([], cspSources("", embeds)) };
};

const plan = hostilePlan();
let folder = "";

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hostile-"));
  const files = {
    "site/index.html": "<title>Start</title>",
    "site/404.html": "<title>Niet gevonden</title>",
    "site/_headers": netlifyHeaders(plan),
    "site/_redirects": netlifyRedirects(plan),
    "nginx/site.conf": nginxSite(plan),
    "nginx/site-brotli.conf": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The address that a target means, without empty parts and double slashes, which Cloudflare leaves out. */
const meant = (target = ""): string => {
  const { origin, pathname, search, hash } = new URL(target, plan.siteUrl);
  return `${origin}${pathname.replaceAll(/\/{2,}/g, "/")}${search}${hash}`;
};

const expectPlanned = async (baseUrl: string): Promise<void> => {
  expect(plan.redirects).toHaveLength(TARGETS);
  const { status, headers } = await rawGet(baseUrl, "/");
  expect(status).toBe(200);
  for (const [name, value] of Object.entries({ ...plan.security, "Content-Security-Policy": plan.csp })) {
    expect({ name, value: headers[name.toLowerCase()] }).toEqual({ name, value });
  }
  for (const { from, to } of plan.redirects) {
    const answer = await rawGet(baseUrl, from);
    const target = meant(answer.headers.location);
    expect({ to, status: answer.status, target }).toEqual({ to, status: 301, target: meant(to) });
    expect(answer.headers["x-evil"]).toBeUndefined();
  }
};

test("nginx leads every old address to its target, and sends the headers of the plan", async () => {
  const { baseUrl, stop } = await startNginx(folder);
  try {
    await expectPlanned(baseUrl);
  } finally {
    await stop();
  }
});

test("Cloudflare's runtime does the same", async () => {
  test.setTimeout(90_000);
  const { baseUrl, stop } = await startCloudflare(path.join(folder, "site"));
  try {
    await expectPlanned(baseUrl);
  } finally {
    await stop();
  }
});

test("Netlify's parsers and matcher read the same", async () => {
  const { headers, matches, redirects, errors } = await netlifyRules(
    path.join(folder, "site"),
    plan.redirects.map(({ from }) => from),
  );
  expect(errors).toEqual([]);
  expect(redirects).toBe(2 * TARGETS);
  expect(matches.map((match) => meant(match?.to))).toEqual(plan.redirects.map(({ to }) => meant(to)));
  expect(headers.find(({ pattern }) => new RegExp(pattern).test("/"))?.values).toEqual({
    ...plan.security,
    "Content-Security-Policy": plan.csp,
  });
});
