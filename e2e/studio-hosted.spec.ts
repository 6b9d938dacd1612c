import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page, test } from "playwright/test";
import { hostedStudio } from "../scripts/lib/studio-bundle";
import type { Repository } from "../src/studio/headers";
import { accessibilityFaults } from "./lib/axe";
import { contentType } from "./lib/content-type";
import { GIT_HOST, GitHost } from "./lib/git-host";
import { backups, input, madeOnce, openForm, ownFaults, save } from "./lib/studio";
import { MOVING } from "./lib/test";

const REPOSITORY: Repository = { repo: "bureau/website", branch: "main", local: false };

const CITY = "data/cities/utrecht.json";

/** What the editor reads when the git host refuses to save; none of it is the host's own English. */
const REFUSALS: readonly (readonly [fault: GitHost["fault"], message: string])[] = [
  [401, "Je token geldt niet meer."],
  [403, "GitHub laat dit niet toe."],
  ["read-only", "GitHub laat dit niet toe."],
  [500, "GitHub heeft een storing."],
  ["offline", "Er is geen verbinding met GitHub."],
];

const signIn = async (page: Page, token = "een-token"): Promise<void> => {
  await page.getByRole("button", { name: "Inloggen met een toegangstoken" }).click();
  await page.getByRole("textbox").last().fill(token);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
};

/** Lets the studio look at the git host all the time, in place of every five seconds (OnlineState.tsx). */
const lookOften = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, pause?: number, ...rest: unknown[]) =>
      setTimeout(run, pause === 5000 ? 200 : pause, ...rest)) as typeof window.setTimeout;
  });
};

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

/** The headers that `_headers` asks of the host. */
const headersIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

test.describe("the studio that signs in, on an origin of its own", () => {
  test.describe.configure({ timeout: 90_000 });
  test.use(MOVING);

  let server: http.Server;
  let address = "";

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    const folder = await madeOnce("hosted", (outDir) => hostedStudio(REPOSITORY, outDir));
    const headers = headersIn(path.join(folder, "_headers"));
    server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const file = path.join(folder, pathname === "/" ? "index.html" : path.posix.normalize(pathname));
      if (existsSync(file)) {
        response.writeHead(200, { ...headers, "Content-Type": contentType(file) }).end(readFileSync(file));
      } else {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });

  test.afterAll(() => {
    server.close();
  });

  test("asks no host but its own and the git host, and says when a token does not fit", async ({ page }) => {
    const asked = new Set<string>();
    const blocked: string[] = [];
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) {
        blocked.push(message.text());
      }
    });
    await page.route(`${GIT_HOST}/**`, (route) =>
      route.fulfill({
        status: 401,
        json: { message: "Bad credentials" },
        headers: { "Access-Control-Allow-Origin": "*" },
      }),
    );
    const response = await page.goto(address);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(page.getByRole("heading", { name: "Wat wil je doen?" })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Pagina wijzigen" }).click();
    const logo = page.locator("main img, .logo").and(page.locator("img"));
    await expect
      .poll(() => logo.first().evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth > 0]))
      .toEqual([new URL("/favicon.svg", address).href, true]);
    await signIn(page, "geen-token");
    await expect(page.getByText("Het opgegeven token is ongeldig.")).toBeVisible();
    expect([...asked].filter((origin) => origin !== "null").sort()).toEqual([new URL(address).origin, GIT_HOST].sort());
    expect(blocked).toEqual([]);
  });

  /** Signs in, and opens the form of a city. */
  const openCity = async (page: Page): Promise<void> => {
    await page.goto(`${address}#/collections/City/entries/utrecht`);
    await signIn(page);
    await expect(input(page, "province")).toBeVisible({ timeout: 30_000 });
  };

  /** Saves a name of the province; returns once the host has it, as what is typed sooner would be saved along. */
  const saveProvince = async (page: Page, host: GitHost, province: string): Promise<void> => {
    await input(page, "province").fill(province);
    await save(page);
    await expect.poll(() => host.text(CITY)).toContain(`"province": "${province}"`);
  };

  test("offers to sign in and nothing else where it is hosted", async ({ page }) => {
    const hosted = "https://redactie.voorbeeld.nl/";
    await page.route(`${hosted}**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(hosted, address) });
      await route.fulfill({ response });
    });
    await page.goto(`${hosted}#/collections/Page`);
    await expect(page.getByRole("button", { name: "Inloggen met een toegangstoken" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveText(["Begin", "Inloggen met een toegangstoken"]);
  });

  test("shows, checks and saves forms, says why the git host refuses one, and takes a page away", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    const host = new GitHost();
    await host.serve(page);
    await openCity(page);
    await test.step("shows the page of a form, with its pictures from the git host", async () => {
      const preview = page.frameLocator("iframe").first();
      await expect(preview.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
      for (const picture of [preview.locator('[src^="blob:"]').first(), preview.locator('[src="/nederland.svg"]')]) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });
    await test.step("saves with a token, byte for byte, and asks no other host", async () => {
      const before = host.text(CITY);
      await input(page, "province").fill("Ütrecht 🙂");
      await save(page);
      await expect(page.getByText("Item opgeslagen.")).toBeVisible();
      expect(host.text(CITY)).toBe(before.replace(/"province": "[^"]*"/, '"province": "Ütrecht 🙂"'));
      expect([...asked].filter((origin) => origin !== "null").sort()).toEqual(
        [new URL(address).origin, GIT_HOST].sort(),
      );
    });
    await test.step("says in Dutch why the git host refuses, keeps what was typed, and saves it once the host agrees", async () => {
      const before = host.text(CITY);
      await input(page, "province").fill("Anders");
      for (const [fault, message] of REFUSALS) {
        host.fault = fault;
        await save(page);
        await expect(page.getByRole("alertdialog")).toContainText(message);
        await expect(page.getByRole("alertdialog")).not.toContainText(/English|token"/);
        await page.getByRole("alertdialog").getByRole("button").last().click();
        await expect(input(page, "province")).toHaveValue("Anders");
        expect(host.text(CITY)).toBe(before);
      }
      host.fault = undefined;
      await save(page);
      await expect.poll(() => host.text(CITY)).toContain('"province": "Anders"');
    });
    await test.step("knows a picture that somebody has added since the studio was made, also after a reload", async () => {
      const article = "content/articles/boekentips.mdx";
      host.files.set("content/images/nieuw.png", Buffer.from("PNG"));
      host.push(article, `${host.text(article)}\n<Figure file="nieuw.png" alt="Nieuw" />\n`);
      await page.reload();
      await openForm(page, "Article/entries/boekentips");
      await expect(page.locator(".studio-check")).toContainText("Alles klopt.");
    });
    await test.step("checks a file whose name is not that of its address", async () => {
      await openForm(page, "Article/entries/7-dagen-mediationvaardigheden");
      await expect(page.locator(".studio-check")).toContainText("Alles klopt.");
    });
    await test.step("leads visitors of a page that goes away to another, in one commit", async () => {
      await openForm(page, "Page/entries/links");
      await page.getByRole("button", { name: "Editoropties tonen" }).click();
      await page.getByRole("menuitem", { name: /verwijderen/i }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Verwijderen" }).click();
      const question = page.getByRole("dialog", { name: /gaat weg$/ });
      await expect(question.getByRole("combobox")).toBeVisible();
      expect(await ownFaults(page)).toEqual([]);
      await question.getByRole("combobox").selectOption("/contact");
      await question.getByRole("button", { name: "Verwijder de pagina" }).click();
      await expect.poll(() => host.files.has("data/pages/links.json")).toBe(false);
      expect(host.text("data/redirects.json")).toContain('"from": "/links",\n    "to": "/contact"');
    });
  });

  test("keeps what is typed where the token expires, and where somebody else saves", async ({ page }) => {
    const host = new GitHost();
    await host.serve(page);
    await openCity(page);
    await test.step("gives unsaved work back to who signs in again after the token has expired", async () => {
      await input(page, "province").click();
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText("Nog niet klaar");
      await expect.poll(() => backups(page, REPOSITORY.repo)).toBe(1);
      host.fault = 401;
      await save(page);
      await expect(page.getByRole("alertdialog")).toContainText("Herstellen");
      await page.getByRole("alertdialog").getByRole("button").last().click();
      page.once("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: "Begin", exact: true }).click();
      await page.getByRole("link", { name: "Alles wat er is" }).click();
      await page.getByRole("button", { name: "Accountmenu tonen" }).click();
      await page.getByRole("menuitem", { name: "Uitloggen" }).click();
      host.fault = undefined;
      await signIn(page);
      await page.goto(`${address}#/collections/City/entries/utrecht`);
      await page.getByRole("button", { name: /Herstellen/ }).click();
      await expect(input(page, "province")).toHaveValue("Nog niet klaar");
    });
    await test.step("asks before it overwrites what somebody else has saved meanwhile", async () => {
      await input(page, "province").fill("Van mij");
      host.push(CITY, host.text(CITY).replace(/"province": "[^"]*"/, '"province": "Van een ander"'));
      await save(page);
      await expect(page.getByText("Iemand anders heeft dit veranderd")).toBeVisible();
      expect(host.text(CITY)).toContain("Van een ander");
      await page.getByRole("button", { name: "Verder" }).click();
      const province = page
        .getByRole("dialog", { name: /heeft dit intussen/ })
        .getByRole("group", { name: "Provincie" });
      await expect(province).toContainText("Van een ander");
      await province.getByLabel("Van jou").check();
      await page.getByRole("button", { name: "Sla op met deze keuzes" }).click();
      await expect.poll(() => host.text(CITY)).toContain("Van mij");
    });
  });

  test("says after a save how far the site is, and puts an earlier version back", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await lookOften(page);
    const host = new GitHost();
    await host.serve(page);
    await openCity(page);
    const before = host.text(CITY);
    const online = page.locator(".studio-online");
    await test.step("says of a host that puts the site online itself how far that is, whatever the checks say", async () => {
      host.state = "SUCCESS";
      for (const [deployment, words] of [
        [null, "wordt gemaakt"],
        ["FAILURE", "kon niet worden gemaakt"],
        ["IN_PROGRESS", "wordt gemaakt"],
        ["SUCCESS", "staat online"],
      ] as const) {
        host.deployment = deployment;
        await saveProvince(page, host, `Provincie ${deployment}`);
        await expect(online).toContainText(words);
      }
      host.state = "FAILURE";
      await saveProvince(page, host, "Provincie");
      await expect(online).toContainText("staat online");
      host.deployment = undefined;
    });
    await test.step("says after a save whether the site is online", async () => {
      host.state = "PENDING";
      await saveProvince(page, host, "Van mij");
      await expect(online).toContainText("wordt gemaakt");
      host.state = "FAILURE";
      await expect(online).toContainText("kon niet worden gemaakt");
      host.state = "SUCCESS";
      await saveProvince(page, host, "Van ons");
      await expect(online).toContainText("staat online");
      expect(await ownFaults(page)).toEqual([]);
    });
    await test.step("puts an earlier version back", async () => {
      await page.getByRole("button", { name: "Eerdere versies" }).click();
      const history = page.getByRole("dialog", { name: "Eerdere versies van Stad “Utrecht”" });
      await history.getByText("Redacteur: Stad “utrecht” gewijzigd").first().click();
      await expect(history).toContainText("Zo is het nu.");
      await history.getByText(/2025.*Bram: wijziging buiten de redactie/).click();
      await expect(history.getByRole("definition")).toHaveText([/Was:.*Van ons/, /Wordt:.*Utrecht/]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      const reload = page.waitForEvent("load");
      await history.getByRole("button", { name: "Zet deze versie terug" }).click();
      await reload;
      expect(host.text(CITY)).toBe(before);
      await expect(input(page, "province")).toHaveValue("Utrecht", { timeout: 30_000 });
    });
  });

  test("is found by no search engine", async ({ request }) => {
    expect(await (await request.get(`${address}robots.txt`)).text()).toContain("Disallow: /");
    expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex, nofollow">');
  });
});
