import type { Page } from "playwright/test";
import { withoutBanner } from "./lib/consent";
import { expect, test } from "./lib/test";

test.beforeEach(({ page }) => withoutBanner(page));

const sectionOf = (page: Page, heading: string) =>
  page.locator("main section", { has: page.getByRole("heading", { level: 2, name: heading }) });

test.describe("home", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("opens with the tagline, the claim, the badges and one button", async ({ page }) => {
    const hero = page.locator("main section").first();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Jouw go to voor arbeidsmediation");
    await expect(hero).toContainText(">90% in 2 sessies");
    await expect(hero.getByRole("listitem")).toHaveText(["MfN & ADR gecertificeerd", "Snel", "Landelijk"]);
    await expect(hero.getByRole("link", { name: "Neem direct contact op" })).toHaveAttribute("href", "/contact");
  });

  test("three benefits lead to /arbeidsmediation", async ({ page }) => {
    const benefits = sectionOf(page, "Wat je van ons kunt verwachten");
    await expect(benefits.getByRole("listitem")).toHaveCount(3);
    await expect(benefits.getByRole("link")).toHaveAttribute("href", "/arbeidsmediation");
  });

  test("six reviews, all rated 5, under the rating in words", async ({ page }) => {
    const reviews = sectionOf(page, "Wat klanten over ons zeggen");
    await expect(reviews).toContainText("4,9 van 5, uit 127 beoordelingen");
    await expect(reviews.getByRole("blockquote")).toHaveCount(6);
    await expect(reviews.getByRole("img", { name: "5 van 5 sterren" })).toHaveCount(6);
  });

  test("the strip names the seven kinds of partners", async ({ page }) => {
    const strip = sectionOf(page, "Trots partner van").getByRole("list").first();
    await expect(strip.getByRole("listitem")).toHaveText([
      "3 universiteiten",
      "8 multinationals",
      "3 hogescholen",
      "30 schoolbesturen",
      "2 ziekenhuizen",
      "100+ mkb-bedrijven",
      "Strategisch partner van 5 arbodiensten",
    ]);
  });

  test("eight mediators by first name, with a link to /over-ons", async ({ page }) => {
    const mediators = sectionOf(page, "Onze mediators");
    await expect(mediators.getByRole("listitem").getByRole("img")).toHaveCount(8);
    await expect(mediators.getByRole("listitem")).toHaveText(Array(8).fill(/^[\p{L}-]+$/u));
    await expect(mediators.getByRole("link")).toHaveAttribute("href", "/over-ons");
  });

  test("closes with a call button and a quote button", async ({ page }) => {
    const final = page.locator("main section").last();
    await expect(final.getByRole("link")).toHaveCount(2);
    await expect(final.getByRole("link", { name: /^Bel / })).toHaveAttribute("href", /^tel:\+31\d{9}$/);
    const quote = final.getByRole("link", { name: "Vraag een offerte aan" });
    await expect(quote).toHaveAttribute("href", "/contact#formulier");
    await expect(quote).toHaveAttribute("data-cta-name", "Vraag een offerte aan");
    await expect(quote).toHaveAttribute("data-cta-location", "Final CTA Section");
  });
});

/** Texts that the specification puts on a page (§2, §9); `~` stands for a space that does not break. */
const FACTS: readonly [path: string, texts: readonly string[]][] = [
  ["/arbeidsmediation", ["90%+", "48u", "2 tot 3 sessies", "3 tot 4 sessies", "Op maat"]],
  [
    "/kosten-mediation",
    [
      ...[
        "€~2.950",
        "€~215",
        "€~15.000 tot €~30.000",
        "€~50.000 of meer",
        "6 tot 18 maanden",
        "2 tot 4 weken",
        "50/50",
      ],
      ...["€~45.000", "€~75.000 tot €~90.000", "€~150.000 tot €~180.000", "2 tot 3 keer hoger"],
      ...["€~72.000 tot €~177.000", "−~€~2.950", "€~72.050", "€~25.000 tot €~50.000", "€~70.000 tot €~180.000"],
      ...["10 keer", "€~0,35", "de helft"],
    ],
  ],
  [
    "/vertrouwenspersoon",
    ["€~20", "per medewerker per jaar", "€~120", "€~150 tot €~300", "1 op de 6", "2 vertrouwenspersonen", "Arbowet"],
  ],
  ["/intervisie-hr", ["6 tot 8 HR-professionals", "4 keer per jaar online", "2 werkdagen"]],
  ["/over-ons", ["12", "100%", "50+", "500+", "2016"]],
  ["/trainingen", ["700+", "60 minuten", "90 minuten", "Meerdere sessies", "7 dagen"]],
  ["/nieuwsbrief", ["2.500+"]],
  ["/linkedin-campaign", ["12+ gecertificeerde mediators", "binnen 4 uur", ">90%", "de helft"]],
  ["/partners", ["Reactie binnen 24 uur", "5 arbodiensten"]],
  ["/offerte", ["15 minuten", "48 uur"]],
  ["/bedankt-bericht", ["Reactie binnen 48 uur"]],
  ["/referenties", ["4,9", "127 beoordelingen"]],
  ["/arbeidsmediation-werknemer", ["de helft", "100% neutraal"]],
  ["/arbeidsmediation-utrecht", ["Binnen 2 dagen", "gecertificeerde MfN-mediators"]],
  ["/arbeidsmediation-tilburg", ["Binnen 2 dagen", "MfN/ADR"]],
  ["/blog/casus-waardering-hersteld", ["40%", "15%"]],
  ["/blog/casus-miscommunicatie-opgelost", ["10 minuten"]],
  ["/blog-verzuim-conflict", ["27 HR-adviseurs", "23%"]],
  [
    "/algemene-voorwaarden",
    ["2025.8", "€~0,35", "50%", "24 uur", "100%", "14 dagen", "2 maanden", "31 december", "per kwartier", "50/50"],
  ],
  [
    "/cookie-privacy-verklaring",
    ["oktober 2025", "7 jaar", "2 jaar", "cookie_consent", "trafficSource", "countedConversions"],
  ],
  ["/disclaimer", ["oktober 2025"]],
];

for (const [path, texts] of FACTS) {
  test(`${path} shows its figures`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const text of texts) {
      await expect(main).toContainText(text.replaceAll("~", " "));
    }
  });
}

test("/english-mediation is in English, inside a Dutch header and footer", async ({ page }) => {
  await page.goto("/english-mediation");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("contentinfo")).toHaveAttribute("lang", "nl");
  const main = page.getByRole("main");
  await expect(main).toContainText("4.9 out of 5 from 127 reviews");
  await expect(main).toContainText("€2,950");
  await expect(main).not.toContainText(/\b(?:en|het|een|jij|onze|aanbevolen)\b/i);
  for (const link of await main.getByRole("link", { name: "Book a free intake call" }).all()) {
    await expect(link).toHaveAttribute("href", "/offerte");
  }
});

test("/kosten-mediation compares mediation with a lawsuit in a table", async ({ page }) => {
  await page.goto("/kosten-mediation");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Waar je op let", "Mediation", "Rechtszaak"]);
  for (const row of await table
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .all()) {
    await expect(row.getByRole("cell")).toHaveCount(2);
  }
});

test("/links has five large links and is not for search engines", async ({ page }) => {
  await page.goto("/links");
  await expect(sectionOf(page, "Kies je route").getByRole("link")).toHaveCount(5);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("/referenties has 47 testimonials with a role, and buttons to /offerte and /contact", async ({ page }) => {
  await page.goto("/referenties");
  const list = sectionOf(page, "Ervaringen uit de praktijk");
  await expect(list.getByRole("blockquote")).toHaveCount(47);
  await expect(list.getByRole("strong")).toHaveCount(47);
  await expect(list.locator('a[href="/offerte"]')).toBeVisible();
  await expect(list.locator('a[href="/contact"]')).toBeVisible();
});
