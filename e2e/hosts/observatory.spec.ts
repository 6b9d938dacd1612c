import { expect, test } from "playwright/test";
import { rawGet } from "../lib/http";
import { addressOf, SITES } from "../lib/sites";
import { observatory } from "./engines";

/** docs/security.md tells where the points above 100 come from, and what stands in the way of more. */
const SCORE = 110;

for (const path of ["/", "/contact", "/arbeidsmediation-utrecht", "/blog"]) {
  test(`${path} gets the highest grade of Mozilla's Observatory`, async () => {
    const { grade, score, rules } = await observatory(await rawGet(addressOf(SITES.product), path));
    expect(rules.filter(({ pass }) => !pass)).toEqual([]);
    expect({ grade, score }).toEqual({ grade: "A+", score: SCORE });
  });
}
