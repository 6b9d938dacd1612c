import type { Page } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { withChoice, withoutBanner } from "./lib/consent";
import { namesOf, navigateTo, wholeLayerOf } from "./lib/events";
import { test as base, expect } from "./lib/permitted";
import { leadToReceiver, type Receiver, startReceiver } from "./lib/receiver";
import { holdScripts } from "./lib/scripts";

const test = base.extend<{ receiver: Receiver }>({
  // Set up after the stand-ins for all other hosts: Playwright asks the newest route first.
  receiver: async ({ context, providers: _providers }, use) => {
    const receiver = await startReceiver();
    await leadToReceiver(context, receiver.port);
    await use(receiver);
    receiver.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
});

const PATH = "/formulier";
const TEXT = "Ruzie & verzuim: <b>al</b> 3 weken 🙂\nen het wordt erger";

/** Longer than the patience of src/features/forms/send.ts, in ms. */
const LONG = 16_000;

test.beforeEach(({ page }) => withoutBanner(page));

const formIn = (page: Page) => {
  const root = page.locator('[data-form="own-form"]');
  return {
    root,
    form: root.locator("form"),
    message: root.getByLabel("Wat speelt er?"),
    name: root.getByLabel("Je naam"),
    email: root.getByLabel("E-mailadres"),
    button: root.locator("button"),
    alert: root.getByRole("alert"),
  };
};

const alive = (page: Page) => expect(page.locator("html[data-hydrated]")).toHaveCount(1);

const open = async (page: Page, query = "") => {
  await page.goto(`${PATH}${query}`);
  await alive(page);
  return formIn(page);
};

const fillIn = async ({ root, message, name, email }: ReturnType<typeof formIn>) => {
  await root.getByText("HR-adviseur").click();
  await message.fill(TEXT);
  await name.fill("Sanne");
  await email.fill("sanne@voorbeeld.nl");
};

const expectKept = async ({ root, message, name, email }: ReturnType<typeof formIn>) => {
  await expect(message).toHaveValue(TEXT);
  await expect(name).toHaveValue("Sanne");
  await expect(email).toHaveValue("sanne@voorbeeld.nl");
  await expect(root.getByRole("radio", { name: "HR-adviseur" })).toBeChecked();
};

const expectSent = (page: Page) => expect(page).toHaveURL(/\/bedankt-bericht$/);

const tabKeeps = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("form:")));

for (const answer of [200, 303] as const) {
  test(`sent with ${answer}: arrives whole, leads to the thank-you page, which counts it; nothing of it is recorded`, async ({
    page,
    receiver,
  }) => {
    await withChoice(page, { analytics: true, marketing: false });
    await page.addInitScript(() =>
      localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":true,"marketing":false,"version":1}'),
    );
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    receiver.answerWith(answer);
    const form = await open(page);
    await fillIn(form);
    await form.button.click();
    await expectSent(page);
    expect(receiver.messages).toEqual([
      expect.objectContaining({
        "form-name": "own-form",
        access_key: "sleutel",
        wie: "HR-adviseur",
        bericht: TEXT,
        naam: "Sanne",
        _gotcha: "",
      }),
    ]);
    await expect.poll(() => namesOf(page)).toContain("form_submission");
    const recorded = JSON.stringify(await wholeLayerOf(page)) + logged.join();
    for (const word of ["Ruzie", "Sanne", "sanne@"]) expect(recorded + page.url()).not.toContain(word);

    expect(await tabKeeps(page)).toEqual([]);
    await page.goBack();
    await expect(form.message).toHaveValue("");
  });
}

for (const answer of [500, "cut"] as const) {
  test(`failed with ${answer}: everything typed stays, and again works`, async ({ page, receiver }) => {
    receiver.answerWith(answer);
    const form = await open(page);
    await fillIn(form);
    await form.button.click();
    await expect(form.alert).toBeFocused();
    await expectKept(form);
    await expect(form.alert.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page).toHaveURL(/\/formulier$/);

    receiver.answerWith(200);
    await form.root.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expectSent(page);
    expect(receiver.messages).toHaveLength(2);
  });
}

test("what was sent is confirmed, also where the connection goes right after", async ({ page, context, receiver }) => {
  receiver.answerWith("slow");
  const form = await open(page);
  await fillIn(form);
  await form.button.click();
  await expect.poll(() => receiver.messages.length).toBe(1);
  // The data of the next page, and then its code.
  let before = 0;
  const hasNext = async () => {
    const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const [known, isHere] = [before, files.some((file) => file.endsWith("/bedankt-bericht/page-data.json"))];
    before = files.length;
    return isHere && known === files.length;
  };
  await expect.poll(hasNext, { intervals: [500] }).toBe(true);
  await context.setOffline(true);
  receiver.release();
  await expectSent(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(form.form).toHaveCount(0);
});

test("no network is a failure, and what is typed can be mailed", async ({ page, context, receiver }) => {
  const form = await open(page);
  await fillIn(form);
  await context.setOffline(true);
  await context.unrouteAll();
  await form.button.click();
  await expect(form.alert).toBeFocused();
  const mail = form.alert.locator('a[href^="mailto:"]');
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await mail.click();
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(TEXT);
  expect(receiver.messages).toEqual([]);
});

test("no answer in 15 seconds is a failure; a slow answer before that is not", async ({ page, receiver }) => {
  await page.clock.install();
  receiver.answerWith("silent");
  const form = await open(page);
  await fillIn(form);
  await form.button.click();
  await expect.poll(() => receiver.messages.length).toBe(1);
  await page.clock.runFor(LONG);
  await expect(form.alert).toBeVisible();
  await expectKept(form);

  receiver.answerWith("slow");
  await form.button.click();
  await expect.poll(() => receiver.messages.length).toBe(2);
  await page.clock.runFor(LONG - 2000);
  await expect(form.alert).toHaveCount(0);
  receiver.release();
  await expectSent(page);
});

test("while it is sent: the button keeps its size, and a second click sends nothing", async ({ page, receiver }) => {
  receiver.answerWith("slow");
  const form = await open(page);
  await fillIn(form);
  const before = await form.button.boundingBox();
  await form.button.dblclick();
  await expect(form.form).toHaveAttribute("aria-busy", "true");
  const now = await form.button.boundingBox();
  expect([now?.width, now?.height]).toEqual([before?.width, before?.height]);
  await form.button.click({ force: true });
  await form.name.press("Enter");
  receiver.release();
  await expectSent(page);
  expect(receiver.messages).toHaveLength(1);
});

test("who goes to another page meanwhile stays there, and the message arrives", async ({ page, receiver }) => {
  receiver.answerWith("slow");
  const form = await open(page);
  await fillIn(form);
  await form.button.click();
  await expect.poll(() => receiver.messages.length).toBe(1);
  await navigateTo(page, "/over-ons");
  await expect(form.root).toHaveCount(0);
  receiver.release();
  await expect.poll(() => tabKeeps(page)).toEqual([]);
  await expect(page).toHaveURL(/\/over-ons$/);
});

test("invalid, by keyboard: the summary has the focus, its links lead to the fields, axe finds nothing", async ({
  page,
  receiver,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const form = await open(page);
  await form.email.fill("sanne");
  await form.email.press("Enter");
  await expect(form.alert).toBeFocused();
  await expect(form.alert.getByRole("link")).toHaveText([
    "Schrijf in een paar woorden wat er speelt",
    "Vul dit veld in",
    /klopt niet/,
  ]);
  await expect(form.message).toHaveAccessibleDescription(/Schrijf in een paar woorden/);
  await expect(form.email).toHaveValue("sanne");
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.message).toBeFocused();
  await page.keyboard.type("Ruzie");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sanne");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("sanne@voorbeeld.nl");
  await page.keyboard.press("Enter");
  await expectSent(page);
  expect(receiver.messages[0]).toMatchObject({ bericht: "Ruzie", naam: "Sanne" });
});

test.describe("what is typed", () => {
  test("survives a reload, a link and a way back, in its own tab alone", async ({
    page,
    context,
    receiver: _receiver,
  }) => {
    const form = await open(page);
    await fillIn(form);
    await page.reload();
    await alive(page);
    await expectKept(form);
    await navigateTo(page, "/over-ons");
    await expect(form.root).toHaveCount(0);
    await page.goBack();
    await expectKept(form);
    await page.goto("/over-ons");
    await page.goBack();
    await expectKept(form);

    const other = await context.newPage();
    const elsewhere = await open(other);
    await expect(elsewhere.message).toHaveValue("");
    await elsewhere.message.fill("Iets anders");
    await page.reload();
    await alive(page);
    await expectKept(form);
  });

  test("before the script is there counts", async ({ page, receiver }) => {
    const release = await holdScripts(page, /\.js$/);
    await page.goto(PATH, { waitUntil: "commit" });
    const form = formIn(page);
    await fillIn(form);
    release();
    await alive(page);
    await expectKept(form);
    await form.button.click();
    await expectSent(page);
    expect(receiver.messages[0]).toMatchObject({ bericht: TEXT, wie: "HR-adviseur" });
  });

  test("is sent where storage is blocked", async ({ page, receiver }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    const form = await open(page);
    await fillIn(form);
    await form.button.click();
    await expectSent(page);
    expect(receiver.messages).toHaveLength(1);
  });
});

test("an answer in the address is chosen, and leaves it without a page view", async ({ page }) => {
  const form = await open(page, "?wie=medewerker&utm_source=brief");
  await expect(form.root.getByRole("radio", { name: "medewerker" })).toBeChecked();
  await expect(page).toHaveURL(/\/formulier\?utm_source=brief$/);
  expect((await namesOf(page)).filter((name) => name.startsWith("page_view"))).toEqual(["page_view /formulier"]);
});

test("the server's form stays, and works, whatever script does not come", async ({ page, receiver }) => {
  receiver.answerWith(303);
  await open(page);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(scripts.length).toBeGreaterThan(0);
  const form = formIn(page);
  for (const script of scripts) {
    await page.route(script, (route) => route.abort());
    await page.goto(PATH);
    // What is filled in while a copy takes the form's place may go to the form that leaves.
    await page.waitForLoadState("networkidle");
    await fillIn(form);
    await form.button.click();
    await expectSent(page);
    await page.unroute(script);
  }
  expect(receiver.messages).toHaveLength(scripts.length);
});

test("a form in another language says all in it, leads to a page in it, and counts once", async ({
  page,
  receiver,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":true,"marketing":false,"version":1}'),
  );
  await page.goto("/english-mediation");
  await alive(page);
  const form = page.getByRole("form", { name: "Form of the example site" });
  await form.getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("Something is missing");
  receiver.answerWith(500);
  await form.getByLabel("Your name").fill("Sam");
  await form.getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("Your message was not sent");
  receiver.answerWith(200);
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, in English" })).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(receiver.messages.at(-1)).toMatchObject({ name: "Sam" });
  expect((await namesOf(page)).filter((name) => name.startsWith("form_submission"))).toHaveLength(1);
});

test("a newsletter with an own form is really sent", async ({ page, receiver }) => {
  await page.goto(PATH);
  await alive(page);
  const block = page.locator("#nieuwsbrief");
  await block.getByLabel("E-mailadres").fill("lezer@bedrijf.example");
  await block.getByRole("button").click();
  await expect(block.getByRole("heading", { name: "Binnen", level: 3 })).toBeFocused();
  expect(receiver.messages).toEqual([expect.objectContaining({ email: "lezer@bedrijf.example" })]);
});

test("every state passes axe", async ({ page, receiver }) => {
  const expectAccessible = (state: string) =>
    test.step(state, async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
      }
    });
  const form = await open(page);
  await expectAccessible("empty");
  await form.button.click();
  await expect(form.alert).toBeVisible();
  await expectAccessible("invalid");
  await fillIn(form);
  receiver.answerWith("slow");
  await form.button.click();
  await expect(form.form).toHaveAttribute("aria-busy", "true");
  await expectAccessible("sending");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent by itself, and leads to the thank-you page", async ({ page, receiver }) => {
    receiver.answerWith(303);
    await page.goto(PATH);
    const form = formIn(page);
    await fillIn(form);
    await form.button.click();
    await expectSent(page);
    expect(receiver.messages).toEqual([
      expect.objectContaining({ wie: "HR-adviseur", bericht: TEXT.replace("\n", "\r\n"), "form-name": "own-form" }),
    ]);
  });
});
