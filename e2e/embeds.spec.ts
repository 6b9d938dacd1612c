import type { Page } from "playwright/test";
import { configureEmbeds, type EmbedPatch, withEmbeds } from "./lib/configure-embed";
import { withoutBanner } from "./lib/consent";
import { holdScripts } from "./lib/scripts";
import { FORGED_MESSAGES, PERSONAL } from "./lib/stub-pages";
import { type StubMode, type StubPart, type StubProvider, startStubProvider } from "./lib/stub-provider";
import { expect, test } from "./lib/test";

// The built policy names the providers of data/integrations.json, not the stub.
test.use({ bypassCSP: true });

/** Longer than the watchdog of src/embeds/context.ts, in ms. */
const LONG = 20_000;

type Slug = keyof StubProvider["urls"];

const PAGES: Readonly<Record<Slug, string>> = {
  scheduling: "/offerte",
  "email-course": "/trainingen",
  newsletter: "/nieuwsbrief",
  "quote-form": "/contact",
};

/** Container of each widget, and the height in px that is kept for it. */
const CONTAINERS: Readonly<Record<Slug, { selector: string; height: number }>> = {
  scheduling: { selector: "#scheduling-container", height: 700 },
  "email-course": { selector: "#kit-form-container", height: 405 },
  newsletter: { selector: "#newsletter-form-container", height: 405 },
  "quote-form": { selector: "#formulier #quote-form-container", height: 640 },
};

/** The code of the embeds: a script that only pages with a configured embed ask for. */
const CODE = /\/embeds-[\da-f]+\.js$/;

let stub: StubProvider;

test.beforeEach(async ({ page }) => {
  stub = await startStubProvider();
  // A choice is stored, so that no banner lies over what is tested.
  await withoutBanner(page);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await stub.close();
});

const embedOf = (page: Page, slug: Slug) => {
  const root = page.locator(`[data-embed="${slug}"]`);
  return {
    root,
    status: root.getByRole("status"),
    frame: root.locator("iframe"),
    form: root.locator("form"),
    fallback: root.getByRole("heading", { level: 3 }),
    call: root.locator('a[href^="tel:"]'),
    mail: root.locator('a[href^="mailto:"]'),
  };
};

const open = async (page: Page, slug: Slug, patch: Partial<EmbedPatch> = {}) => {
  await configureEmbeds(page, { [slug]: { url: stub.urls[slug], ...patch } });
  await page.goto(PAGES[slug]);
  return embedOf(page, slug);
};

type Embed = ReturnType<typeof embedOf>;

const expectStatus = ({ root }: Embed, status: string) => expect(root).toHaveAttribute("data-status", status);

const expectFallback = async ({ fallback, call, mail }: Embed) => {
  await expect(fallback).toBeVisible();
  await expect(call).toBeVisible();
  await expect(mail).toBeVisible();
};

const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer") ?? []));

/** Goes to a page through the site's router. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => (Reflect.get(window, "___navigate") as (path: string) => void)(to), path);

test("page data is changed by slug, and only where the query asked", () => {
  const section = { integration: { slug: "scheduling", url: "", title: "Agenda" } };
  const other = { integration: { slug: "quote-form", url: "" }, link: { slug: "scheduling" } };
  const patches = { scheduling: { url: "http://127.0.0.1:1/x", uid: "abc" } };

  expect(withEmbeds({ result: { data: { sections: [section, other] } } }, patches)).toEqual({
    result: {
      data: {
        sections: [{ integration: { slug: "scheduling", url: "http://127.0.0.1:1/x", title: "Agenda" } }, other],
      },
    },
  });
});

/** Addresses of the code of the embeds that the page asks for. */
const watchCode = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
};

for (const slug of Object.keys(PAGES) as Slug[]) {
  test(`${slug}: not configured, the fallback stands there, and no code is asked for`, async ({ page }) => {
    const asked = watchCode(page);
    await page.goto(PAGES[slug]);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    const embed = embedOf(page, slug);

    await expectFallback(embed);
    await expect(embed.frame).toHaveCount(0);
    await expectStatus(embed, "idle");
    expect(asked).toEqual([]);
  });

  test(`${slug}: configured, its code is asked for once and it stands in its container`, async ({ page }) => {
    const asked = watchCode(page);
    const embed = await open(page, slug);
    const { selector, height } = CONTAINERS[slug];

    await expectStatus(embed, "ready");
    await expect(page.locator(selector).locator("iframe, form")).toBeVisible();
    expect((await page.locator(selector).boundingBox())?.height).toBeGreaterThanOrEqual(height);
    await expect(embed.fallback).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
}

test.describe("the code of the embeds", () => {
  test("cannot be loaded: the fallback stands there, and the next visit tries again", async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    const embed = await open(page, "scheduling");
    await expectStatus(embed, "failed");
    await expectFallback(embed);
    expect(stub.requests("widgetScript")).toBe(0);

    await page.unroute(CODE);
    await navigate(page, "/over-ons");
    await expect(embed.root).toHaveCount(0);
    await page.goBack();
    await expectStatus(embed, "ready");
  });

  test("comes after the visitor left: nothing is loaded", async ({ page }) => {
    const release = await holdScripts(page, CODE);
    const asked = page.waitForRequest(CODE);
    const embed = await open(page, "scheduling");
    await asked;
    await expectStatus(embed, "loading");
    await navigate(page, "/over-ons");
    await expect(embed.root).toHaveCount(0);
    const answered = page.waitForResponse(CODE);
    release();
    await (await answered).finished();

    await page.goBack();
    await expectStatus(embed, "ready");
    expect(stub.requests("widgetScript")).toBe(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const slug of Object.keys(PAGES) as Slug[]) {
    test(`${slug}: the HTML holds the fallback`, async ({ page }) => {
      await page.goto(PAGES[slug]);

      await expectFallback(embedOf(page, slug));
    });
  }
});

test.describe("scheduling", () => {
  test("loads into its container, 700 px high, titled", async ({ page }) => {
    const embed = await open(page, "scheduling");

    await expectStatus(embed, "ready");
    await expect(embed.root.locator("#scheduling-container iframe")).toBeVisible();
    await expect(embed.frame).toHaveAttribute("title", /intake/);
    expect((await embed.frame.boundingBox())?.height).toBe(700);
    await expect(embed.fallback).toHaveCount(0);
  });

  test("a booking leads to the thank-you page once, and nothing of the invitee is recorded", async ({ page }) => {
    const embed = await open(page, "scheduling");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await embed.frame.contentFrame().getByRole("button", { name: "Bevestig afspraak" }).click();

    await expect(page).toHaveURL(/\/bedankt-afspraak$/);
    await expect.poll(() => dataLayer(page)).toContain("appointment_scheduled");
    const recorded = await dataLayer(page);
    expect(recorded.split('"appointment_scheduled"')).toHaveLength(2);
    expect(recorded + messages.join()).not.toContain(PERSONAL.invitee);
    await page.goBack();
    await expect(page).toHaveURL(/\/offerte$/);
  });

  test("forged messages do nothing", async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener("message", ({ data }) => {
        if (!JSON.stringify(data).includes("event_scheduled")) return;
        Reflect.set(window, "forged", Number(Reflect.get(window, "forged") ?? 0) + 1);
      });
    });
    stub.setMode("widgetScript", "forged");
    stub.setMode("schedulingPage", "forged");
    const embed = await open(page, "scheduling");

    await expectStatus(embed, "ready");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "forged"))).toBe(FORGED_MESSAGES);
    await expect(page).toHaveURL(/\/offerte$/);
    expect(await dataLayer(page)).not.toContain("appointment_scheduled");
  });

  test("leave and return twice: one widget each time, nothing left in between", async ({ page }) => {
    const embed = await open(page, "scheduling");
    for (const visit of [1, 2, 3]) {
      await expectStatus(embed, "ready");
      await expect(embed.frame).toHaveCount(1);
      await expect(page.locator('script[src*="widget.js"]')).toHaveCount(1);
      expect(stub.requests("widgetScript")).toBe(visit);

      await navigate(page, "/over-ons");
      await expect(page).toHaveURL(/\/over-ons$/);
      await expect(embed.root).toHaveCount(0);
      await expect(page.locator(`script[src*="widget.js"], iframe[src^="${stub.origin}"]`)).toHaveCount(0);
      expect(await page.evaluate(() => "Calendly" in window)).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL(/\/offerte$/);
    }
    await expectStatus(embed, "ready");
  });

  test("a script that comes after the visitor left does nothing", async ({ page }) => {
    stub.setMode("widgetScript", "slow");
    const embed = await open(page, "scheduling");
    await expectStatus(embed, "loading");
    await expect.poll(() => stub.requests("widgetScript")).toBe(1);
    await navigate(page, "/over-ons");
    await expect(embed.root).toHaveCount(0);
    stub.release();
    await page.goBack();

    await expectStatus(embed, "ready");
    await expect(embed.frame).toHaveCount(1);
    expect(stub.requests("schedulingPage")).toBe(1);
  });
});

test.describe("a provider that fails", () => {
  const cases: readonly [Slug, StubPart, StubMode][] = [
    ["scheduling", "widgetScript", "hang"],
    ["scheduling", "widgetScript", "404"],
    ["scheduling", "widgetScript", "throw"],
    ["scheduling", "schedulingPage", "hang"],
    ["scheduling", "schedulingPage", "404"],
    ["scheduling", "schedulingPage", "throw"],
    ["email-course", "kitScript", "hang"],
    ["email-course", "kitScript", "404"],
    ["email-course", "kitScript", "throw"],
    ["quote-form", "formPage", "hang"],
  ];

  for (const [slug, part, mode] of cases) {
    test(`${slug}: ${part} ${mode}`, async ({ page }) => {
      await page.clock.install();
      stub.setMode(part, mode);
      const embed = await open(page, slug);
      await expect.poll(() => stub.requests(part)).toBeGreaterThan(0);
      if (mode !== "hang") await page.waitForLoadState("networkidle");
      await page.clock.runFor(LONG);

      await expectStatus(embed, "failed");
      await expectFallback(embed);
      await expect(embed.status).toHaveText((await embed.fallback.textContent()) ?? "");
    });
  }

  test("a provider that cannot be reached at all", async ({ page }) => {
    await page.route(`${stub.origin}/**`, (route) => route.abort("blockedbyclient"));
    const embed = await open(page, "scheduling");

    await expectStatus(embed, "failed");
    await expectFallback(embed);
  });

  for (const [slug, part] of [
    ["scheduling", "widgetScript"],
    ["scheduling", "schedulingPage"],
    ["email-course", "kitScript"],
    ["quote-form", "formPage"],
  ] as const) {
    test(`${slug}: ${part} answers after 20 s and takes the place of the fallback`, async ({ page }) => {
      await page.clock.install();
      stub.setMode(part, "slow");
      const embed = await open(page, slug);
      await expect.poll(() => stub.requests(part)).toBe(1);
      await page.clock.runFor(LONG);
      await expectStatus(embed, "failed");
      await expectFallback(embed);
      stub.release();

      await expectStatus(embed, "ready");
      await expect(embed.fallback).toHaveCount(0);
    });
  }

  test("a frame keeps phone and mail in sight, whatever is in it", async ({ page }) => {
    stub.setMode("formPage", "404");
    const embed = await open(page, "quote-form");

    await expect(embed.frame).toBeVisible();
    await expect(embed.call).toBeVisible();
    await expect(embed.mail).toBeVisible();
  });
});

test.describe("e-mail course", () => {
  test("a sign-up succeeds without its address being recorded", async ({ page }) => {
    const embed = await open(page, "email-course");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await expect(embed.root.locator("#kit-form-container form")).toBeVisible();
    await embed.form.getByLabel("E-mailadres").fill(PERSONAL.email);
    await embed.form.getByRole("button").click();

    await expect(embed.form).toHaveText(/Gelukt/);
    expect((await dataLayer(page)) + messages.join()).not.toContain(PERSONAL.email);
  });

  test("leave and return: one form, no form code left behind", async ({ page }) => {
    const embed = await open(page, "email-course");
    for (const _visit of [1, 2, 3]) {
      await expectStatus(embed, "ready");
      await expect(embed.form).toHaveCount(1);
      await navigate(page, "/over-ons");
      await expect(embed.root).toHaveCount(0);
      await expect(page.locator(`script[src^="${stub.origin}"]`)).toHaveCount(0);
      await page.goBack();
    }
    await expectStatus(embed, "ready");
  });
});

test.describe("an embed that waits for consent", () => {
  test("'Laad eenmalig' loads it for this visit, without a change of what is stored", async ({ page }) => {
    const embed = await open(page, "scheduling", { consentCategory: "marketing" });
    const loadOnce = embed.root.getByRole("button", { name: "Laad eenmalig" });
    await expect(loadOnce).toBeVisible();
    await expectFallback(embed);
    expect(stub.requests("widgetScript")).toBe(0);
    const stored = () => page.evaluate(() => localStorage.getItem("cookie_consent"));
    const before = await stored();

    await loadOnce.click();
    await expectStatus(embed, "ready");
    expect(await stored()).toBe(before);
    await page.reload();
    await expect(loadOnce).toBeVisible();
    expect(stub.requests("widgetScript")).toBe(1);
  });

  test("the way to the settings is there", async ({ page }) => {
    const embed = await open(page, "scheduling", { consentCategory: "marketing" });
    await embed.root.getByRole("button", { name: /instellingen/ }).click();

    await expect(page.getByRole("button", { name: "Voorkeuren opslaan" })).toBeVisible();
  });
});
