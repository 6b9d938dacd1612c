import type { Page } from "playwright/test";
import { SOURCE_FIELDS, type SourceFields } from "../src/features/tracking/events";
import { fixturePages } from "./lib/built-pages";
import { DENIED_BY_DEFAULT, modeOf, updateTo, withChoice, withoutBanner } from "./lib/consent";
import { dataLayerOf, eventsOf, namesOf, navigateTo, openAlive, watchConsole, withoutDialler } from "./lib/events";
import { holdScripts } from "./lib/scripts";
import { expect, test } from "./lib/test";

const PHONE = "024 000 00 00";

const ALL = { analytics: true, marketing: true };

const pages = fixturePages();

/** Text of the title element of a built page. */
const titleOf = (path: string): string => {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  return (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};

/** The fields of a traffic source: empty, but for the given ones. */
const sourceFields = (known: Partial<SourceFields>): SourceFields => ({
  ...(Object.fromEntries(SOURCE_FIELDS.map((name) => [name, ""])) as SourceFields),
  ...known,
});

const ANY_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Waits until the names of the recorded events are exactly these. */
const expectNames = (page: Page, names: readonly string[]) => expect.poll(() => namesOf(page)).toEqual(names);

/** Waits until the page that was recorded last is this one. */
const expectView = (page: Page, path: string) =>
  expect
    .poll(async () => (await namesOf(page)).findLast((name) => name.startsWith("page_view")))
    .toBe(`page_view ${path}`);

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** The button in the header, which hides while a visitor scrolls down and comes back for the keyboard. */
const quoteButton = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Offerte aanvragen" });

test("the log of a visit, field by field, in the data layer and the console", async ({ page, baseURL }) => {
  const logged = watchConsole(page);
  await withoutDialler(page);
  const time = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString();
  const at = (minute: number) => page.clock.setFixedTime(time(minute));
  const campaign = "?utm_source=linkedin&utm_medium=cpc&utm_campaign=voorjaar&gclid=Cj0KCQ";
  const source = sourceFields({
    url: `${baseURL}/${campaign}`,
    referrer: "https://www.linkedin.com/feed/",
    utm_source: "linkedin",
    utm_medium: "cpc",
    utm_campaign: "voorjaar",
    gclid: "Cj0KCQ",
  });
  const view = (path: string, minute: number) => ({
    event: "page_view",
    page_path: path,
    page_title: titleOf(path),
    timestamp: time(minute),
  });

  const first = [
    DENIED_BY_DEFAULT,
    { event: "traffic_source", timestamp: time(0), ...source },
    view("/", 0),
    view("/arbeidsmediation", 1),
    view("/kosten-mediation", 2),
    view("/arbeidsmediation", 3),
    view("/faq", 4),
    {
      event: "conversion",
      conversion_type: "phone_click",
      timestamp: time(6),
      page_path: "/faq",
      ...source,
      label: "Telefoon geklik",
      phone_number: PHONE,
    },
    updateTo(ALL),
    {
      event: "consent_update",
      consent_necessary: true,
      consent_analytics: true,
      consent_marketing: true,
      timestamp: time(7),
      consent_mode: modeOf(ALL),
    },
    view("/contact", 8),
  ];
  const second = [
    DENIED_BY_DEFAULT,
    updateTo(ALL),
    view("/bedankt-bericht", 9),
    { event: "form_submission", category: "engagement", label: "Mediation Aanvraag" },
  ];

  await at(0);
  await openAlive(page, `/${campaign}`, { referer: "https://www.linkedin.com/feed/" });
  await at(1);
  await footerLink(page, "Arbeidsmediation").click();
  await expectView(page, "/arbeidsmediation");
  await at(2);
  await footerLink(page, "Kosten").click();
  await expectView(page, "/kosten-mediation");
  await at(3);
  await page.goBack();
  await expectView(page, "/arbeidsmediation");
  await at(4);
  await footerLink(page, "Veelgestelde vragen").click();
  await expectView(page, "/faq");
  await at(5);
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await at(6);
  await page
    .getByRole("main")
    .getByRole("link", { name: `Bel ${PHONE}` })
    .first()
    .click();
  await at(7);
  await page.getByRole("button", { name: "Accepteer alles" }).click();
  await expect(page.getByRole("region", { name: "Cookiemelding" })).toHaveCount(0);
  await at(8);
  await quoteButton(page).press("Enter");
  await expect(page).toHaveURL("/contact#formulier");
  await expect.poll(() => dataLayerOf(page)).toStrictEqual(first);

  await at(9);
  // The provider of the form leads to the thank-you page as a new document.
  await openAlive(page, "/bedankt-bericht");
  await expect.poll(() => dataLayerOf(page)).toStrictEqual(second);

  const events = [...first, ...second].filter((entry) => !Array.isArray(entry));
  await expect.poll(logged).toStrictEqual(events);
});

/** An address that leads on is counted in e2e/quote-form.spec.ts, an unknown one in e2e/not-found.spec.ts. */
test.describe("page_view", () => {
  test.beforeEach(({ page }) => withoutBanner(page));

  test("once for each pathname, back and forward included, each with the title of its own page", async ({ page }) => {
    await openAlive(page, "/");
    const visit = ["/over-ons", "/english-mediation", "/blog-boekentips", "/algemene-voorwaarden"];
    for (const path of visit) {
      await navigateTo(page, path);
      await expect(page).toHaveTitle(titleOf(path));
    }
    await page.goBack();
    await expect(page).toHaveTitle(titleOf("/blog-boekentips"));
    await page.goBack();
    await expect(page).toHaveTitle(titleOf("/english-mediation"));
    await page.goForward();
    await expect(page).toHaveTitle(titleOf("/blog-boekentips"));

    const paths = ["/", ...visit, "/blog-boekentips", "/english-mediation", "/blog-boekentips"];
    const views = paths.map((path) => ({
      event: "page_view",
      page_path: path,
      page_title: titleOf(path),
      timestamp: ANY_TIME,
    }));
    await expect.poll(async () => (await eventsOf(page)).slice(1)).toEqual(views);
  });

  test("none for anchors, parameters, the filter and links to the page itself", async ({ page }) => {
    await openAlive(page, "/contact");
    await quoteButton(page).press("Enter");
    await expect(page).toHaveURL("/contact#formulier");
    await quoteButton(page).press("Enter");
    // By key: right after scrolling, a busy browser may still give a click to the form's frame, which stood there before.
    await footerLink(page, "Contact").press("Enter");
    await expect(page).toHaveURL("/contact");
    await navigateTo(page, "/contact?onderwerp=team");
    await expect(page).toHaveURL("/contact?onderwerp=team");
    await page.goBack();
    // A router that is still busy with the page before replaces its entry, and back leads one further.
    await expect(page).toHaveURL(/\/contact(#formulier)?$/);

    await footerLink(page, "Blog").press("Enter");
    await expect(page).toHaveURL("/blog");
    await page.getByRole("radio", { name: "HR Tips" }).check();
    await page.getByRole("radio", { name: "Alle artikelen" }).check();
    await footerLink(page, "Blog").click();
    await navigateTo(page, "/over-ons");

    await expectNames(page, ["traffic_source", "page_view /contact", "page_view /blog", "page_view /over-ons"]);
  });
});

test("a page of each family reports itself once, and each of its phone links", async ({ page }) => {
  await withoutBanner(page);
  for (const path of [
    "/contact",
    "/english-mediation",
    "/arbeidsmediation-utrecht",
    "/blog-boekentips",
    "/algemene-voorwaarden",
  ]) {
    await openAlive(page, path);
    const links = await page.evaluate(() => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
      document.addEventListener("click", (event) => event.preventDefault());
      for (const link of found) {
        link.click();
      }
      return found.length;
    });
    expect(links, path).toBeGreaterThan(0);

    const [view, ...clicks] = (await eventsOf(page)).filter(
      (entry) => Reflect.get(entry, "event") !== "traffic_source",
    );
    expect(view).toEqual({ event: "page_view", page_path: path, page_title: titleOf(path), timestamp: ANY_TIME });
    const conversions = clicks.filter((entry) => "phone_number" in entry);
    const call = { conversion_type: "phone_click", label: "Telefoon geklik", phone_number: PHONE, page_path: path };
    expect(conversions, path).toEqual(Array.from({ length: links }, () => expect.objectContaining(call)));
  }
});

test.describe("traffic_source", () => {
  test.beforeEach(({ page }) => withoutBanner(page));

  test("once per session; the first touch wins, over reloads and new campaigns", async ({ page }) => {
    await openAlive(page, "/?utm_source=eerste&msclkid=m1");
    await expectNames(page, ["traffic_source", "page_view /"]);
    const [first] = await eventsOf(page);
    const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("trafficSource") ?? "null"));
    expect(await stored()).toEqual(first);
    expect(first).toMatchObject({ utm_source: "eerste", msclkid: "m1", fbclid: "" });

    await page.reload();
    await expectNames(page, ["page_view /"]);
    await openAlive(page, "/over-ons?utm_source=tweede&fbclid=f2");
    await page
      .getByRole("banner")
      .getByRole("link", { name: `Bel ${PHONE}` })
      .click();

    await expectNames(page, ["page_view /over-ons", "conversion phone_click"]);
    expect((await eventsOf(page)).at(-1)).toMatchObject({ utm_source: "eerste", msclkid: "m1", fbclid: "" });
    expect(await stored()).toEqual(first);
  });
});

test.describe("clicks", () => {
  test.beforeEach(({ page }) => withoutBanner(page));

  test("the last button of home is a cta_click, then leads to the form", async ({ page }) => {
    await openAlive(page, "/");
    await page.getByRole("main").getByRole("link", { name: "Vraag een offerte aan" }).click();

    await expect(page).toHaveURL("/contact#formulier");
    await expectNames(page, ["traffic_source", "page_view /", "cta_click", "page_view /contact"]);
    expect((await eventsOf(page))[2]).toEqual({
      event: "cta_click",
      cta_name: "Vraag een offerte aan",
      cta_location: "Final CTA Section",
      timestamp: ANY_TIME,
    });
  });

  test("a webinar is recorded before its tab opens, without opener, each with its own name and address", async ({
    page,
    context,
    providers: _providers,
  }) => {
    await openAlive(page, "/trainingen");
    // The tab opens after the click has been heard by everyone; the window hears it last.
    await page.evaluate(() =>
      window.addEventListener("click", () => Reflect.set(window, "heard", JSON.stringify(window.dataLayer))),
    );
    const [popup] = await Promise.all([
      context.waitForEvent("page"),
      page
        .getByRole("link", { name: /Meld je aan/ })
        .first()
        .click(),
    ]);

    await expect(popup).toHaveURL("https://trainingen.voorbeeld.example/webinar-een");
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toContain("webinar_registration_click");
    await expectNames(page, ["traffic_source", "page_view /trainingen", "webinar_registration_click"]);
    expect((await eventsOf(page))[2]).toEqual({
      event: "webinar_registration_click",
      webinar_name: "Webinar een",
      destination_url: "https://trainingen.voorbeeld.example/webinar-een",
      timestamp: ANY_TIME,
    });

    const buttons = await page.evaluate(() => {
      document.addEventListener("click", (event) => event.preventDefault());
      return [...document.querySelectorAll<HTMLAnchorElement>("a[data-webinar]")].map((button) => {
        button.click();
        return [button.dataset.webinar, button.href];
      });
    });
    const recorded = (await eventsOf(page)).slice(3) as Record<string, unknown>[];
    expect(new Set(buttons.flat()).size).toBe(6);
    expect(recorded.map((event) => [event.webinar_name, event.destination_url])).toEqual(buttons);
  });

  test("a partner who mails or calls is recorded twice over, as asked", async ({ page }) => {
    await openAlive(page, "/partners");
    await page.locator('a[data-partner-contact="email"]').first().click();
    await page.locator('a[data-partner-contact="phone"]').first().click();
    await expect.poll(() => namesOf(page)).toHaveLength(7);

    const [, , ...events] = await eventsOf(page);
    expect(events).toEqual([
      { event: "partner_contact", partner_contact_method: "email" },
      { event: "partner_inquiry", partner_contact_method: "email" },
      expect.objectContaining({ event: "conversion", conversion_type: "phone_click" }),
      { event: "partner_contact", partner_contact_method: "phone" },
      { event: "partner_inquiry", partner_contact_method: "phone" },
    ]);
  });

  test("from before the scripts run are counted when they do", async ({ page }) => {
    const release = await holdScripts(page, /\/app-[\da-f]+\.js$/);
    await page.goto("/over-ons");
    await page
      .getByRole("banner")
      .getByRole("link", { name: `Bel ${PHONE}` })
      .click();
    expect(await namesOf(page)).toEqual([]);
    release();

    await expectNames(page, ["traffic_source", "conversion phone_click", "page_view /over-ons"]);
  });
});

test.describe("thank-you pages", () => {
  test("appointment_scheduled once: not on reload, not on return", async ({ page }) => {
    await withoutBanner(page);
    await openAlive(page, "/bedankt-afspraak");
    await expectNames(page, ["traffic_source", "page_view /bedankt-afspraak", "conversion appointment_scheduled"]);
    const [record, , conversion] = (await eventsOf(page)) as Record<string, unknown>[];
    const { event: _event, timestamp: _timestamp, ...source } = record ?? {};
    expect(conversion).toEqual({
      event: "conversion",
      conversion_type: "appointment_scheduled",
      timestamp: ANY_TIME,
      page_path: "/bedankt-afspraak",
      ...source,
      label: "Afspraak gepland",
      value: 1,
    });

    await navigateTo(page, "/over-ons");
    await expect.poll(async () => (await namesOf(page)).at(-1)).toBe("page_view /over-ons");
    await page.goBack();
    await expectNames(page, [
      "traffic_source",
      "page_view /bedankt-afspraak",
      "conversion appointment_scheduled",
      "page_view /over-ons",
      "page_view /bedankt-afspraak",
    ]);
    await page.reload();
    await expectNames(page, ["page_view /bedankt-afspraak"]);
  });

  const submission = { event: "form_submission", category: "engagement", label: "Mediation Aanvraag" };
  for (const [choice, events] of [
    [{ analytics: true, marketing: false }, [submission]],
    [{ analytics: false, marketing: true }, []],
  ] as const) {
    test(`form_submission with ${JSON.stringify(choice)}: ${events.length}`, async ({ page }) => {
      await withChoice(page, choice);
      await openAlive(page, "/bedankt-bericht");
      const last = async () => (await namesOf(page)).at(-1);
      await navigateTo(page, "/over-ons");
      await expect.poll(last).toBe("page_view /over-ons");
      await page.goBack();
      await expect.poll(last).toBe("page_view /bedankt-bericht");

      expect((await eventsOf(page)).filter((entry) => "category" in entry)).toEqual(events);
      await page.reload();
      await expectNames(page, ["page_view /bedankt-bericht"]);
    });
  }
});
