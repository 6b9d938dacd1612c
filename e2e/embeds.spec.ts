import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { navigateTo } from "./lib/events";
import { FORGED_MESSAGES, PERSONAL } from "./lib/provider-pages";
import type { Mode, Part } from "./lib/providers";
import { expect, test } from "./lib/test";

/** Longer than the watchdog of src/features/embeds/lifecycle.ts, in ms. */
const LONG = 20_000;

/** Page of each embed of the fixture site, its container, and the height in px that is kept for it. */
const EMBEDS = {
  scheduling: { path: "/offerte", container: "#scheduling-container", height: 700 },
  "email-course": { path: "/trainingen", container: "#kit-form-container", height: 405 },
  newsletter: { path: "/nieuwsbrief", container: "#newsletter-form-container", height: 405 },
  "quote-form": { path: "/contact", container: "#formulier #quote-form-container", height: 640 },
  "after-consent": { path: "/voorbeelden", container: "#after-consent-container", height: 400 },
} as const;

type Slug = keyof typeof EMBEDS;

const CONFIGURED = ["scheduling", "email-course", "newsletter", "quote-form"] as const;

/** The code of the embeds: a script that only pages with a configured embed ask for. */
const CODE = /\/embeds-[\da-f]+\.js$/;

// A choice is stored, so that no banner lies over what is tested.
test.beforeEach(({ page }) => withoutBanner(page));

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

const open = async (page: Page, slug: Slug) => {
  await page.goto(EMBEDS[slug].path);
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

/** Addresses of the code of the embeds that the page asks for. */
const watchCode = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
};

for (const slug of CONFIGURED) {
  test(`${slug}: its code is asked for once and it stands in its container`, async ({ page, providers }) => {
    const asked = watchCode(page);
    const embed = await open(page, slug);
    const { container, height } = EMBEDS[slug];

    await expectStatus(embed, "ready");
    await expect(page.locator(container).locator("iframe, form")).toBeVisible();
    expect((await page.locator(container).boundingBox())?.height).toBeGreaterThanOrEqual(height);
    await expect(embed.fallback).toHaveCount(0);
    expect(asked).toHaveLength(1);
    expect(providers.asked.length).toBeGreaterThan(0);
  });
}

test("the code of the embeds cannot be loaded: the fallback stays", async ({ page, providers }) => {
  await page.route(CODE, (route) => route.abort());
  const embed = await open(page, "scheduling");
  await expectFallback(embed);
  expect(providers.asked).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the HTML of every embed with an account holds the fallback", async ({ page }) => {
    for (const slug of CONFIGURED) {
      await expectFallback(await open(page, slug));
    }
  });
});

test.describe("scheduling", () => {
  test("a booking leads to the thank-you page once, and nothing of the invitee is recorded", async ({
    page,
    providers: _providers,
  }) => {
    const embed = await open(page, "scheduling");
    await expectStatus(embed, "ready");
    await expect(embed.frame).toHaveAttribute("title", "Agenda om een intake te plannen");
    expect((await embed.frame.boundingBox())?.height).toBe(700);
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

  test("forged messages do nothing", async ({ page, providers }) => {
    await page.addInitScript(() => {
      window.addEventListener("message", ({ data }) => {
        if (!JSON.stringify(data).includes("event_scheduled")) return;
        Reflect.set(window, "forged", Number(Reflect.get(window, "forged") ?? 0) + 1);
      });
    });
    providers.setMode("widgetScript", "forged");
    providers.setMode("schedulingPage", "forged");
    const embed = await open(page, "scheduling");

    await expectStatus(embed, "ready");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "forged"))).toBe(FORGED_MESSAGES);
    await expect(page).toHaveURL(/\/offerte$/);
    expect(await dataLayer(page)).not.toContain("appointment_scheduled");
  });

  test("leave and return twice: one widget each time, nothing left in between", async ({ page, providers }) => {
    const embed = await open(page, "scheduling");
    for (const visit of [1, 2, 3]) {
      await expectStatus(embed, "ready");
      await expect(embed.frame).toHaveCount(1);
      await expect(page.locator('script[src*="widget.js"]')).toHaveCount(1);
      expect(providers.requests("widgetScript")).toHaveLength(visit);

      await navigateTo(page, "/over-ons");
      await expect(page).toHaveURL(/\/over-ons$/);
      await expect(embed.root).toHaveCount(0);
      await expect(page.locator('script[src*="widget.js"], iframe')).toHaveCount(0);
      expect(await page.evaluate(() => "Calendly" in window)).toBe(false);
      await page.goBack();
      await expect(page).toHaveURL(/\/offerte$/);
    }
    await expectStatus(embed, "ready");
  });
});

test.describe("a provider that fails", () => {
  const cases: readonly [Slug, Part, Mode][] = [
    ["scheduling", "widgetScript", "blocked"],
    ["scheduling", "widgetScript", "throw"],
    ["email-course", "kitScript", "404"],
    ["email-course", "kitScript", "throw"],
  ];

  for (const [slug, part, mode] of cases) {
    test(`${slug}: ${part} ${mode}`, async ({ page, providers }) => {
      await page.clock.install();
      providers.setMode(part, mode);
      const embed = await open(page, slug);
      await expect.poll(() => providers.requests(part).length).toBeGreaterThan(0);
      await expect(async () => {
        await page.clock.runFor(LONG);
        await expect(embed.root).toHaveAttribute("data-status", "failed", { timeout: 100 });
      }).toPass();

      await expectFallback(embed);
      await expect(embed.status).toHaveText((await embed.fallback.textContent()) ?? "");
    });
  }

  for (const [slug, part] of [
    ["scheduling", "widgetScript"],
    ["scheduling", "schedulingPage"],
    ["email-course", "kitScript"],
    ["quote-form", "formPage"],
  ] as const) {
    test(`${slug}: ${part} is silent for 20 s, then takes the place of the fallback`, async ({ page, providers }) => {
      await page.clock.install();
      providers.setMode(part, "slow");
      const embed = await open(page, slug);
      await expect.poll(() => providers.requests(part).length).toBe(1);
      await page.clock.runFor(LONG);
      await expectStatus(embed, "failed");
      await expectFallback(embed);
      await expect(embed.status).toHaveText((await embed.fallback.textContent()) ?? "");
      providers.release();

      await expectStatus(embed, "ready");
      await expect(embed.fallback).toHaveCount(0);
    });
  }
});

test.describe("e-mail course", () => {
  test("a sign-up succeeds without its address being recorded; on return there is one new form", async ({
    page,
    providers: _providers,
  }) => {
    const embed = await open(page, "email-course");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await expect(embed.root.locator("#kit-form-container form")).toBeVisible();
    await embed.form.getByLabel("E-mailadres").fill(PERSONAL.email);
    await embed.form.getByRole("button").click();

    await expect(embed.form).toHaveText(/Gelukt/);
    expect((await dataLayer(page)) + messages.join()).not.toContain(PERSONAL.email);
    for (const _visit of [1, 2]) {
      await expect(page.locator('script[src*="kit.com"]')).not.toHaveCount(0);
      await navigateTo(page, "/over-ons");
      await expect(embed.root).toHaveCount(0);
      await expect(page.locator('script[src*="kit.com"]')).toHaveCount(0);
      await page.goBack();
      await expectStatus(embed, "ready");
      await expect(embed.form).toHaveCount(1);
    }
  });
});

test("an embed that waits for consent: 'Laad eenmalig' loads it for this visit, and the settings are near", async ({
  page,
  providers,
}) => {
  const embed = await open(page, "after-consent");
  const loadOnce = embed.root.getByRole("button", { name: "Laad eenmalig" });
  await expect(loadOnce).toBeVisible();
  await expectFallback(embed);
  expect(providers.asked).toEqual([]);
  const stored = () => page.evaluate(() => localStorage.getItem("cookie_consent"));
  const before = await stored();

  await loadOnce.click();
  await expectStatus(embed, "ready");
  expect(await stored()).toBe(before);
  await page.reload();
  await expect(loadOnce).toBeVisible();
  expect(providers.requests("widgetScript")).toHaveLength(1);

  await embed.root.getByRole("button", { name: /instellingen/ }).click();
  await expect(page.getByRole("button", { name: "Voorkeuren opslaan" })).toBeVisible();
});
