import { expect, PHONE, test } from "./test";

test.use({ circumstances: { scripts: false, calm: true } });
// One after the other: circumstances of their own start a browser of their own.
test.describe.configure({ mode: "default" });

const MENU = 'nav[aria-label="Hoofdmenu"]:not(#menu nav)';

test("without JavaScript: menus, questions, team and articles", async ({ visitor }) => {
  await visitor.open("/");
  expect(await visitor.read(() => Reflect.get(window, "dataLayer") ?? null)).toBeNull();
  await test.step("with less motion: the page jumps to an anchor, and everything shows at once", async () => {
    expect(await visitor.read(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    const moving = () =>
      visitor.read(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await expect.poll(moving).toBe(0);
    await visitor.click("header a", "Offerte aanvragen");
    await visitor.expectPath("/contact#formulier");
    await visitor.sees("#formulier");
  });
  await visitor.point(`${MENU} button`, "Andere diensten");
  await visitor.click(`${MENU} a`, "Vertrouwenspersoon");
  await visitor.expectPath("/vertrouwenspersoon");
  await visitor.open("/faq");
  await visitor.click("main details summary");
  await visitor.sees("main details[open] a");
  await visitor.open("/over-ons");
  await visitor.click("#team details summary");
  await visitor.sees("#team details dl");
  await visitor.open("/blog");
  await visitor.sees("main article");
});

test.describe("on a phone", () => {
  test.use({ room: PHONE });

  test("without JavaScript: every page can be reached", async ({ visitor }) => {
    await visitor.open("/");
    await visitor.click("footer summary", "In de regio");
    await visitor.click("footer a", "Utrecht");
    await visitor.expectPath("/arbeidsmediation-utrecht");
    await visitor.sees("h1", "Arbeidsmediation in Utrecht");
  });
});
