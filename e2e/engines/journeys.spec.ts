import { choiceJson } from "../lib/consent";
import { DESK, expect, PHONE, test } from "./test";
import type { Visitor } from "./visitor";

const BANNER = '[aria-label="Cookiemelding"]';
const TAGS = "www.googletagmanager.com/gtm.js";
const MENU = 'nav[aria-label="Hoofdmenu"]:not(#menu nav)';
const DRAWER = "#menu";
const OPENER = '[commandfor="menu"]';

const REFUSED = choiceJson({ analytics: false, marketing: false });

const storedChoice = (visitor: Visitor): Promise<string | null> =>
  visitor.read(() => localStorage.getItem("cookie_consent"));

const expectStored = (visitor: Visitor, json: string): Promise<void> =>
  expect.poll(() => storedChoice(visitor)).toBe(json);

/** Makes the visitor one who refused before, so that no banner lies over what is tried. */
const refuseBefore = async (visitor: Visitor): Promise<void> => {
  await visitor.open("/robots.txt");
  await visitor.read((json) => {
    localStorage.setItem("cookie_consent", json);
    localStorage.setItem("cookie_consent_date", new Date().toISOString());
  }, REFUSED);
};

/** Number of elements in the document. */
const count = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.read((wanted) => document.querySelectorAll(wanted).length, selector);

const expectCount = (visitor: Visitor, selector: string, wanted: number): Promise<void> =>
  expect.poll(() => count(visitor, selector), { message: selector }).toBe(wanted);

test.describe("a first visit", () => {
  test("refuses all: nothing is asked of others, also on the next page, and the fonts are there", async ({
    visitor,
    asked,
  }) => {
    await visitor.openAlive("/");
    await visitor.sees("h1");
    await expect.poll(() => visitor.read(() => document.fonts.check("1em Figtree"))).toBe(true);
    expect(await storedChoice(visitor)).toBeNull();
    await visitor.click(`${BANNER} button`, "Weiger alles");
    await visitor.misses(BANNER);
    await expectStored(visitor, REFUSED);
    await visitor.openAlive("/over-ons");
    await visitor.misses(BANNER);
    expect(asked()).toEqual([]);
  });

  test("allows statistics alone, and takes that back in the footer", async ({ visitor, asked }) => {
    await visitor.openAlive("/");
    await visitor.click(`${BANNER} button`, "Instellingen");
    await visitor.click(`${BANNER} [role=switch]`);
    await visitor.click(`${BANNER} button`, "Voorkeuren opslaan");
    await expectStored(visitor, choiceJson({ analytics: true, marketing: false }));
    await expect.poll(asked).toContain(TAGS);
    await expect.poll(() => visitor.read(() => Reflect.get(window, "tagRuns") === true)).toBe(true);

    await visitor.click("footer button", "Cookie-instellingen");
    await visitor.click(`${BANNER} [role=switch]`);
    await visitor.click(`${BANNER} button`, "Voorkeuren opslaan");
    await expectStored(visitor, REFUSED);
    // The document with the tags in it is gone.
    await expect.poll(() => visitor.read(() => Reflect.get(window, "tagRuns"))).toBeFalsy();
  });

  test.describe("on a phone", () => {
    test.use({ room: PHONE });

    test("accepts all: the tags come, and the choice stays", async ({ visitor, asked }) => {
      await visitor.openAlive("/");
      await visitor.sees("h1");
      await visitor.click(`${BANNER} button`, "Accepteer alles");
      await visitor.misses(BANNER);
      await expect.poll(asked).toContain(TAGS);
      await expectStored(visitor, choiceJson({ analytics: true, marketing: true }));
      await visitor.openAlive("/contact");
      await visitor.misses(BANNER);
    });
  });
});

test.describe("on a wide screen", () => {
  test.beforeEach(({ visitor }) => refuseBefore(visitor));

  test("menus, by pointer and by keyboard", async ({ visitor }) => {
    await visitor.openAlive("/");
    await test.step("by pointer", async () => {
      await visitor.point(`${MENU} button`, "Andere diensten");
      await visitor.sees(`${MENU} a`, "Vertrouwenspersoon");
      await visitor.pointAway();
      await visitor.misses(`${MENU} a`, "Vertrouwenspersoon");
      await visitor.point(`${MENU} button`, "Andere diensten");
      await visitor.click(`${MENU} a`, "Vertrouwenspersoon");
      await visitor.expectPath("/vertrouwenspersoon");
      await visitor.misses(`${MENU} a`, "Trainingen");
      await visitor.pointAway();
    });
    await test.step("by keyboard", async () => {
      await visitor.focus(`${MENU} button[aria-label="Submenu Arbeidsmediation"]`);
      await visitor.press("Enter");
      await visitor.sees(`${MENU} a`, "Arbeidsmediation voor organisaties");
      await visitor.press("Tab");
      await visitor.expectFocus(`${MENU} a`, "Arbeidsmediation voor organisaties");
      await visitor.press("Escape");
      await visitor.misses(`${MENU} a`, "Arbeidsmediation voor organisaties");
      await visitor.expectFocus(`${MENU} button`, "Submenu Arbeidsmediation");
      await visitor.press("Space");
      await visitor.press("Tab");
      await visitor.press("Tab");
      await visitor.press("Enter");
      await visitor.expectPath("/english-mediation");
      await visitor.misses(`${MENU} a`, "Arbeidsmediation voor organisaties");
    });
  });

  test("a link shows its page without a new document, Back leads where the visitor was; search by keyboard", async ({
    visitor,
  }) => {
    await visitor.openAlive("/");
    await visitor.read(() => Reflect.set(window, "sameDocument", true));
    await visitor.click("footer a", "Utrecht");
    await visitor.expectPath("/arbeidsmediation-utrecht");
    await visitor.sees("h1", "Arbeidsmediation in Utrecht");
    await expect.poll(() => visitor.read(() => document.title)).toContain("Utrecht");
    await expect.poll(() => visitor.read(() => window.scrollY)).toBe(0);
    await visitor.back();
    await visitor.expectPath("/");
    await visitor.sees("h1", "Voorbeeldsite");
    await expect.poll(() => visitor.read(() => window.scrollY)).toBeGreaterThan(0);
    expect(await visitor.read(() => Reflect.get(window, "sameDocument"))).toBe(true);
    await expect.poll(() => visitor.read(() => document.documentElement.lang)).toBe("nl");
    await test.step("search", async () => {
      await visitor.openAlive("/sitemap");
      await visitor.click("main search input");
      await visitor.type("kosten voorbeeldsite");
      await visitor.sees("main search li", "Kosten");
      await visitor.press("ArrowDown");
      await visitor.sees("main search li a:focus");
      await visitor.press("Enter");
      await visitor.expectPath("/kosten-mediation");
    });
  });

  test("a form and an agenda of providers come, and come back", async ({ visitor, asked }) => {
    await visitor.openAlive("/offerte");
    await visitor.sees('[data-embed="scheduling"][data-status=ready] iframe');
    await visitor.click("header a", "Voorbeeldbureau");
    await visitor.expectPath("/");
    await visitor.back();
    await visitor.expectPath("/offerte");
    await visitor.sees('[data-embed="scheduling"][data-status=ready] iframe');
    expect(asked()).toContain("calendly.com/bureau/intake");
    await visitor.openAlive("/");
    await visitor.click("header a", "Offerte aanvragen");
    await visitor.expectPath("/contact#formulier");
    await visitor.sees('#formulier [data-embed="quote-form"][data-status=ready] iframe');
    expect(asked()).toContain("tally.so/embed/offerte");
  });

  test("an own form: what is wrong, a failure that loses nothing, and sent", async ({ visitor, asked }) => {
    // By keyboard, as the page may still scroll to the message.
    const fill = async (field: string, text: string) => {
      await visitor.focus(`[data-form="own-form"] [name="${field}"]`);
      await visitor.type(text);
    };
    await visitor.openAlive("/formulier");
    // Until its own script comes, the browser checks the form.
    await expectCount(visitor, '[data-form="own-form"] [novalidate]', 1);
    await visitor.click('[data-form="own-form"] button');
    await visitor.expectFocus('[data-form="own-form"] [role=alert]');
    await fill("bericht", "mislukt");
    await fill("naam", "Sanne");
    await fill("email", "sanne@voorbeeld.nl");
    await visitor.click('[data-form="own-form"] button');
    await visitor.sees('[data-form="own-form"] [role=alert] a[href^="tel:"]');
    const message = () => visitor.read(() => document.querySelector<HTMLTextAreaElement>("[name=bericht]")?.value);
    expect(await message()).toBe("mislukt");
    await visitor.openAlive("/formulier");
    await expect.poll(message).toBe("mislukt");

    await visitor.read(() => document.querySelector<HTMLTextAreaElement>("[name=bericht]")?.select());
    await visitor.type("gelukt");
    await visitor.click('[data-form="own-form"] button');
    await visitor.expectPath("/bedankt-bericht");
    expect(asked().filter((address) => address.startsWith("formulieren.example/"))).toHaveLength(2);
  });

  test("what can be opened, chosen and moved in pages", async ({ visitor }) => {
    await test.step("questions, one at a time", async () => {
      await visitor.openAlive("/faq");
      for (const nth of [1, 2]) {
        await visitor.click(`main details:nth-of-type(${nth}) > summary`);
        await expectCount(visitor, "main details[open]", 1);
      }
    });
    await test.step("a team card", async () => {
      await visitor.openAlive("/over-ons");
      await visitor.click("#team details summary");
      await visitor.sees("#team details dl");
      await visitor.click("#team details summary");
      await visitor.misses("#team details dl");
    });
    await test.step("the filter of the articles", async () => {
      await visitor.openAlive("/blog");
      const all = await count(visitor, "main article");
      await visitor.click("main label", "HR Tips");
      await expect.poll(() => count(visitor, "main article")).toBeLessThan(all);
      await visitor.click("main label", "Alle artikelen");
      await expectCount(visitor, "main article", all);
    });
    await test.step("the costs of absence, by slider", async () => {
      await visitor.openAlive("/kosten-mediation");
      const saving = () => visitor.read(() => document.querySelector("#rekenvoorbeeld output")?.textContent);
      const before = await saving();
      await visitor.click("#rekenvoorbeeld input[type=range]");
      await visitor.press("ArrowRight");
      await expect.poll(saving).not.toBe(before);
      await visitor.click("#rekenvoorbeeld button");
      await expect.poll(() => visitor.read(() => location.hash)).toContain("salaris=");
    });
    await test.step("an address that is gone counts down, and stops for a visitor who stays", async () => {
      await visitor.openAlive("/bestaat-niet");
      await visitor.sees("main [role=status]", "Over");
      await visitor.click("main button", "Blijf op deze pagina");
      await visitor.sees("main [role=status]", "Je blijft");
    });
  });
});

test.describe("on a phone", () => {
  test.use({ room: PHONE });
  test.beforeEach(({ visitor }) => refuseBefore(visitor));

  test("drawer: opens as a modal dialog, closes on Escape, leads on, and searches", async ({ visitor }) => {
    await visitor.openAlive("/");
    await visitor.click(OPENER);
    await expectCount(visitor, `${DRAWER}:modal`, 1);
    await visitor.press("Escape");
    await visitor.misses(DRAWER);
    await visitor.expectFocus(OPENER);
    await visitor.click(OPENER);
    await visitor.click(`${DRAWER} summary`, "Andere diensten");
    await visitor.click(`${DRAWER} summary`, "Overig");
    await expectCount(visitor, `${DRAWER} details[open]`, 1);
    await visitor.click(`${DRAWER} a`, "Over ons");
    await visitor.expectPath("/over-ons");
    await visitor.misses(DRAWER);
    await test.step("search, and a tap on a page that it finds", async () => {
      await visitor.click(OPENER);
      await visitor.click(`${DRAWER} search input`);
      await visitor.type("partner worden");
      await visitor.sees(`${DRAWER} search li mark`);
      await visitor.click(`${DRAWER} search li a`);
      await visitor.expectPath("/partners");
      await visitor.misses(DRAWER);
    });
  });

  test("the map of a city leads to another city", async ({ visitor }) => {
    await visitor.openAlive("/arbeidsmediation-utrecht");
    await visitor.click("main div:has(> img[alt='Kaart van Nederland']) a", "Arnhem");
    await visitor.expectPath("/arbeidsmediation-arnhem");
    await visitor.sees("h1", "Arbeidsmediation in Arnhem");
  });
});

for (const room of [PHONE, DESK]) {
  test.describe(`${room.width} px`, () => {
    test.use({ room });

    test("no page of any family is wider than the screen", async ({ visitor }) => {
      await refuseBefore(visitor);
      for (const path of ["/", "/contact", "/arbeidsmediation-utrecht", "/over-ons", "/faq", "/blog", "/voorbeelden"]) {
        await visitor.open(path);
        const widths = await visitor.read(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return { window: innerWidth, over: scrollWidth - clientWidth };
        });
        expect({ path, ...widths }).toEqual({ path, window: room.width, over: 0 });
      }
    });
  });
}
