import type { Page } from "playwright/test";
import { FIXTURE_DIR, fixturePages, planOf } from "./lib/built-pages";
import { withChoice } from "./lib/consent";
import { openAlive } from "./lib/events";
import { PERSONAL } from "./lib/provider-pages";
import { SITES } from "./lib/sites";
import { test as base, expect } from "./lib/test";
import { watchViolations } from "./lib/violations";
import { ARTICLE, CITY } from "./lib/visit";
import { JAVASCRIPT_GZIP, sizeOf, watchFiles, zipped } from "./lib/weight";

interface Fixtures {
  /** Violations of the policy on a page whose providers all answer. */
  violations: string[];
}

const test = base.extend<Fixtures>({
  violations: [
    async ({ page, providers: _providers }, use) => {
      await use(await watchViolations(page));
    },
    { auto: true },
  ],
});

const WIDE = { width: 1440, height: 900 };

test.use({ viewport: WIDE });

/** The script that a first visit does not fetch: it comes once measuring is allowed. */
const WITH_CONSENT = /\/vitals-[\da-f]+\.js$/;

/** Waits until the page is alive, and the tag that the container loads has run. */
const tagsRun = async (page: Page): Promise<void> => {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForFunction(() => Reflect.get(window, "tagRuns") === true);
};

/** Loads what would wait until it is scrolled into view. */
const loadImages = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) {
      image.loading = "eager";
    }
  });
  await expect.poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length)).toBe(0);
};

/** Elements with an event handler in an attribute, and links that give their opener away. */
const unsafe = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          (element.hasAttribute("target") && !/\bnoopener\b/.test(element.getAttribute("rel") ?? "")),
      )
      .map((element) => element.outerHTML),
  );

/** Embeds without a widget, whatever the reason. */
const waiting = (page: Page) => page.locator("[data-embed]:not([data-status=ready])");

const plan = planOf(SITES.product.hostingDir);

const granted = (page: Page) => withChoice(page, { analytics: true, marketing: true });

test("one policy holds for all pages, and names the hosts of the accounts alone", () => {
  const directives = new Map(plan.csp.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
  const scripts = directives.get("script-src") ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
    "https://*.googletagmanager.com",
    "https://assets.calendly.com",
    "https://bureau.kit.com",
    "https://f.convertkit.com",
  ]);
  expect(directives.get("frame-src")).toEqual([
    "https://app.convertkit.com",
    "https://app.kit.com",
    "https://calendly.com",
    "https://tally.so",
  ]);
  expect(directives.get("form-action")).toContain("https://formulieren.example");
  expect(directives.get("connect-src")).toContain("https://formulieren.example");
  expect(plan.csp.match(/'unsafe-\w+'|\shttps?:(?:\s|;|$)|\s\*/g)).toEqual(["'unsafe-inline'"]);
  expect(directives.get("style-src")).toEqual(["'self'", "'unsafe-inline'", "https://assets.calendly.com"]);
});

test("every page has its own styles in one element in head", () => {
  for (const { path: address, html } of fixturePages()) {
    const [head = "", body = ""] = html.split("</head>");
    const styles = (part: string) => part.match(/<style[ >]/g)?.length ?? 0;
    expect({ address, head: styles(head), body: styles(body) }).toEqual({ address, head: 1, body: 0 });
  }
});

test("what the policy blocks is noticed", async ({ page, violations }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://elders.example/a.js";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="https://elders.example/a.png" onerror="1">');
  });
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-elem blocked https:\/\/elders\.example\/a/);
  await expect.poll(() => violations.join("\n")).toMatch(/img-src blocked https:\/\/elders\.example/);
  await expect.poll(() => violations.join("\n")).toMatch(/script-src-attr blocked inline/);
});

/** Page with every section type, unlike any page of a real site. */
const EVERY_SECTION = "/voorbeelden";

/** The pages that load something of their own: every kind of section and embed, and one page of each template. */
const LOADING = fixturePages().filter(
  ({ path, html }) =>
    html.includes("data-embed=") ||
    ["/", EVERY_SECTION, CITY, ARTICLE, "/algemene-voorwaarden", "/formulier", "/zoeken", "/404.html"].includes(path),
);

test.describe("consent granted, tags and embeds loaded, nothing is blocked, and the JavaScript fits the budget", () => {
  for (const { path } of LOADING) {
    test(path, async ({ page, violations }) => {
      await granted(page);
      const scripts = watchFiles(page, "script", FIXTURE_DIR);
      const answer = await page.goto(path);
      expect(await answer?.headerValue("content-security-policy")).toBe(plan.csp);
      await tagsRun(page);
      await expect(waiting(page)).toHaveCount(0);
      await loadImages(page);
      expect(violations).toEqual([]);
      expect(await unsafe(page)).toEqual([]);
      const first = scripts.filter((file) => !WITH_CONSENT.test(file));
      expect(first.length).toBeGreaterThan(2);
      if (path !== EVERY_SECTION) {
        expect(sizeOf(first, zipped), first.join("\n")).toBeLessThanOrEqual(JAVASCRIPT_GZIP);
      }
    });
  }
});

/** Menus, disclosures, filters and forms are watched by their own tests (lib/permitted.ts). */
test.describe("states, nothing is blocked", () => {
  test.afterEach(({ violations }) => expect(violations).toEqual([]));

  test("the banner in both views, and the choice that loads the tags", async ({ page }) => {
    await openAlive(page, "/");
    await page.getByRole("button", { name: "Instellingen", exact: true }).click();
    await page.getByRole("switch", { name: "Statistieken" }).check();
    await page.getByRole("button", { name: "Voorkeuren opslaan" }).click();
    await tagsRun(page);
  });

  test("both sign-ups of the newsletter page", async ({ page }) => {
    await granted(page);
    await openAlive(page, "/nieuwsbrief");
    await page.getByLabel("Zakelijk e-mailadres").fill(PERSONAL.email);
    await page.locator("#aanmelden").getByRole("button").click();
    await expect(page.locator("#aanmelden").getByRole("status")).toHaveText(/Welkom/);
    const form = page.locator("#newsletter-form-container form");
    await form.getByLabel("E-mailadres").fill(PERSONAL.email);
    await form.getByRole("button").click();
    await expect(form).toHaveText("Gelukt, kijk in je mailbox.");
  });

  test("a booking, and the way on to the quote form", async ({ page }) => {
    await granted(page);
    await openAlive(page, "/offerte");
    const frame = page.locator("#scheduling-container iframe").contentFrame();
    await frame.getByRole("button", { name: "Bevestig afspraak" }).click();
    await expect(page).toHaveURL("/bedankt-afspraak");
    await page.getByRole("banner").getByRole("link", { name: "Offerte aanvragen" }).click();
    await expect(page.locator("#quote-form-container iframe").contentFrame().getByLabel("Je vraag")).toBeVisible();
  });
});

test.describe("what an address carries never becomes HTML", () => {
  const MARK = "merkteken";
  const HTML = `<b id="${MARK}"></b><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const value = encodeURIComponent(HTML);
  /** Places in the page that repeat a value from the address, except the encoded address in the head. */
  const traces = async (page: Page) =>
    [...(await page.content()).matchAll(new RegExp(`.{0,80}${MARK}.{0,20}`, "g"))]
      .map(([text]) => text)
      .filter((text) => !/(?:canonical" href|og:url" content)="https:[^"<>]*$/.test(text));
  const query = `?x=${value}&utm_source=${value}&gclid=${value}`;

  for (const address of [
    `/${query}`,
    `/blog${query}#${value}`,
    `/contact${query}`,
    `/offerte-formulier${query}`,
    `/bedankt-bericht${query}`,
    // Only characters that browsers decode: others, such as %3D, end on a page without script (e2e/degraded.spec.ts).
    `/${encodeURIComponent(`<b>${MARK} en wat erachter komt`)}${query}`,
  ]) {
    test(decodeURIComponent(address).replaceAll(HTML, "…"), async ({ page, violations }) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await granted(page);
      await openAlive(page, address);
      await tagsRun(page);
      expect(await page.locator(`#${MARK}, [onerror]`).count()).toBe(0);
      // Not even as text, on the page where it arrived and on the next.
      expect(await traces(page)).toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).press("Enter");
      await expect(page).toHaveURL("/partners");
      expect(await traces(page)).toEqual([]);
      expect(dialogs).toEqual([]);
      expect(violations).toEqual([]);
    });
  }
});
