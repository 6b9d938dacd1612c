import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import { cacheRule } from "../../src/publish/hosting/plan";
import { FIXTURE_DIR, planOf } from "../lib/built-pages";
import { SITES } from "../lib/sites";
import { netlifyRules } from "./engines";

const plan = planOf(SITES.product.hostingDir);

test("Netlify's matcher leads every old address to its target, and no other address", async () => {
  const old = plan.redirects.flatMap(({ from, to, status }) => [
    { from, to, status },
    { from: `${from}/`, to, status },
  ]);
  const others = [...plan.pages.flatMap(({ path: page }) => [page, `${page}/`]), "/bestaat-niet", "/page-data/x.json"];
  const { matches, redirects, errors } = await netlifyRules(FIXTURE_DIR, [...old.map(({ from }) => from), ...others]);
  expect(errors).toEqual([]);
  expect(redirects).toBe(old.length);
  expect(matches).toEqual([...old.map(({ to, status }) => ({ to, status })), ...others.map(() => null)]);
});

test("Netlify's parser gives every file the policy, the security headers and its cache rule", async () => {
  const { headers, errors } = await netlifyRules(FIXTURE_DIR, []);
  expect(errors).toEqual([]);
  const files = readdirSync(FIXTURE_DIR, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(FIXTURE_DIR, file)).isFile(),
  );
  const addresses = [
    ...files.map((file) => ({ address: `/${file}`, cache: cacheRule(plan, file) })),
    ...plan.pages.map(({ path: page }) => ({ address: page, cache: plan.revalidate })),
  ];
  for (const { address, cache } of addresses) {
    const rules = headers.filter(({ pattern }) => new RegExp(pattern).test(address));
    const names = rules.flatMap(({ values }) => Object.keys(values));
    expect(names.length, `${address}: no header in two rules`).toBe(new Set(names).size);
    const { "Cache-Control": rule = plan.revalidate, ...rest } = Object.assign(
      {},
      ...rules.map(({ values }) => values),
    );
    expect({ address, rule, rest }).toEqual({
      address,
      rule: cache,
      rest: { ...plan.security, "Content-Security-Policy": plan.csp },
    });
  }
});
