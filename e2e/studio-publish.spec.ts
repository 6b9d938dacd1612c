import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "playwright/test";
import { accessibilityFaults } from "./lib/axe";
import { serveGit, TOKENS } from "./lib/git-http";
import { type GitSite, makeGitSite } from "./lib/git-site";
import {
  fillFolder,
  input,
  openForm,
  openStudio,
  openStudioAt,
  type RunningStudio,
  readFolder,
  save,
  siteText,
  startStudio,
} from "./lib/studio";

/** Making the studio takes some seconds, more on a busy machine. */
const START_TIMEOUT = 120_000;

const CITY = "data/cities/utrecht.json";

const withProvince = (text: string) => (city: string) => city.replace(/"province": "[^"]*"/, `"province": "${text}"`);

test.describe("publishing from the studio", () => {
  test.describe.configure({ timeout: 90_000 });

  let site: GitSite;
  let studio: RunningStudio;

  test.beforeEach(async () => {
    test.setTimeout(START_TIMEOUT);
    site = makeGitSite();
    studio = await startStudio(site.root);
  });

  test.afterEach(() => {
    studio.stop();
    site.dispose();
  });

  const onDisk = (): string => readFileSync(path.join(site.root, CITY), "utf8");

  /** Lets the browser's private folder stand for the one on disk: what the studio's server wrote there comes here. */
  const giveTokens = async (page: Page): Promise<void> => {
    const folder = path.join(site.root, "node_modules/.cache");
    const tokens = readdirSync(folder).map((name) => [
      `node_modules/.cache/${name}`,
      readFileSync(path.join(folder, name), "utf8"),
    ]);
    await fillFolder(page, Object.fromEntries(tokens));
  };

  /** Opens the form of a city, in a folder that stands for the one on disk. */
  const openCity = async (page: Page): Promise<void> => {
    await openStudioAt(page, studio, "City/entries/utrecht");
    await giveTokens(page);
  };

  const toStart = (page: Page) => page.getByRole("button", { name: "Begin", exact: true }).click();

  /** Changes the province in the form of a city, and goes to the start page. */
  const change = async (page: Page, province: string): Promise<void> => {
    await input(page, "province").fill(province);
    await save(page);
    await expect.poll(() => readFolder(page, CITY)).toContain(`"province": "${province}"`);
    writeFileSync(path.join(site.root, CITY), (await readFolder(page, CITY)) ?? "");
    await toStart(page);
    await expect(region(page).getByRole("heading")).toHaveText("Nog niet online: 1");
  };

  const region = (page: Page) => page.locator(".studio-publish");

  const publish = (page: Page) => region(page).getByRole("button", { name: "Zet online" }).click();

  const online = (): string => site.git(site.remote, "show", `main:${CITY}`);

  test("shows in words what is not online, puts it online with what the editor says, also where somebody else is first", async ({
    page,
  }) => {
    await openCity(page);
    await change(page, "Midden");
    const host = await serveGit(site.remote);
    site.git(site.root, "remote", "set-url", "origin", host.urlFor(TOKENS.writer));
    await region(page).getByText("Stad “Utrecht”").click();
    await expect(region(page).getByRole("term")).toHaveText("Provincie");
    await expect(region(page).getByRole("definition")).toHaveText([/Was:.*Utrecht/, /Wordt:.*Midden/]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await region(page).getByLabel("Wat heb je veranderd?").fill("Provincie van Utrecht");
    await publish(page);
    await expect(region(page).getByRole("status")).toContainText("Gelukt.");
    await expect(region(page).getByRole("link", { name: "Bekijk Stad “Utrecht”" })).toHaveAttribute(
      "href",
      /\/arbeidsmediation-utrecht$/,
    );
    expect(site.git(site.remote, "log", "-1", "--format=%an: %s", "main")).toBe(
      "Anna de Vries: Redactie: Provincie van Utrecht",
    );
    expect(online()).toContain('"province": "Midden"');
    host.stop();
    site.git(site.root, "remote", "set-url", "origin", site.remote);
    await test.step("says so where somebody else was first by a moment, and adds it the next time", async () => {
      await openForm(page, "City/entries/utrecht");
      await change(page, "Zuiden");
      // Between what this folder fetches and what it pushes.
      const hook = path.join(site.root, ".git/hooks/pre-push");
      const other = `git -C '${site.other}' -c core.hooksPath=/dev/null`;
      site.git(site.other, "pull", "--quiet");
      site.git(site.other, "commit", "--quiet", "--allow-empty", "-m", "Van een ander");
      writeFileSync(hook, `#!/bin/sh\nunset GIT_DIR\n${other} push --quiet\n`);
      chmodSync(hook, 0o755);
      await publish(page);
      await expect(region(page).getByRole("alert")).toContainText("Iemand anders zette net iets online.");
      expect(online()).toContain('"province": "Midden"');
      await publish(page);
      await expect(region(page).getByRole("status")).toContainText("samen met wat anderen veranderden");
      const reload = page.waitForEvent("load");
      await region(page).getByRole("button", { name: "Toon wat anderen veranderden" }).click();
      await reload;
      expect(online()).toContain('"province": "Zuiden"');
      expect(site.git(site.remote, "log", "--format=%s", "main")).toContain("Van een ander");
    });
  });

  test("lets the editor choose where somebody else changed the same field, and go back to an earlier version", async ({
    page,
  }) => {
    await openCity(page);
    await change(page, "Midden");
    site.pushOther(CITY, withProvince("Van een ander"));
    await publish(page);
    const versions = page.getByRole("dialog", { name: "Iemand anders heeft dit intussen veranderd" });
    await expect(versions.getByRole("group", { name: "Provincie" })).toContainText("Van een ander");
    await page.keyboard.press("Escape");
    await expect(region(page).getByRole("status")).toContainText("Er is niets online gezet.");
    expect(onDisk()).toContain('"province": "Midden"');
    expect(online()).toContain('"province": "Van een ander"');
    await publish(page);
    const chooseOwn = async () => {
      await versions.getByLabel("Van jou").check();
      await versions.getByRole("button", { name: "Sla op met deze keuzes" }).click();
    };
    await expect(versions).toBeVisible();
    site.pushOther(CITY, withProvince("Nog eens van een ander"));
    await chooseOwn();
    await expect(versions.getByRole("group", { name: "Provincie" })).toContainText("Nog eens van een ander");
    await chooseOwn();
    await expect(region(page).getByRole("status")).toContainText("Gelukt");
    expect(online()).toBe(withProvince("Midden")(siteText(CITY)).trim());
    await openForm(page, "City/entries/utrecht");
    await test.step("shows the earlier versions of an entry, with who and when, and puts one back", async () => {
      const opener = page.getByRole("button", { name: "Eerdere versies" });
      await opener.click();
      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
      await opener.press("Enter");
      const history = page.getByRole("dialog", { name: "Eerdere versies van Stad “Utrecht”" });
      await history.getByText(/Anna de Vries: Stad “Utrecht” gewijzigd/).click();
      await expect(history).toContainText("Zo is het nu.");
      await expect(history).toContainText("Bram Smit: wijziging buiten de redactie");
      await history.getByText(/Anna de Vries: wijziging buiten de redactie/).click();
      await expect(history.getByRole("definition")).toHaveText([/Was:.*Midden/, /Wordt:.*Utrecht/]);
      await history.getByRole("button", { name: "Zet deze versie terug" }).click();
      // The form is opened anew, which ends what was asked of the page before.
      await expect(async () => expect(await readFolder(page, CITY)).toBe(siteText(CITY))).toPass();
      await expect(input(page, "province")).toHaveValue(/Utrecht/);
    });
  });

  test("says in Dutch why it does not go online, and what to do; nothing is lost", async ({ page }) => {
    await openCity(page);
    await change(page, "Midden");
    const refused = async (message: string): Promise<void> => {
      await publish(page);
      await expect(region(page).getByRole("alert")).toContainText(message);
      expect(onDisk()).toContain('"province": "Midden"');
      expect(online()).toBe(siteText(CITY).trim());
    };
    const setUrl = (url: string) => site.git(site.root, "remote", "set-url", "origin", url);
    const host = await serveGit(site.remote);
    setUrl(host.urlFor("verlopen"));
    await refused("Je mag niet schrijven op de plek waar de website wordt bewaard.");
    setUrl(host.urlFor(TOKENS.reader));
    await refused("Je mag niet schrijven op de plek waar de website wordt bewaard.");
    host.fault = 503;
    await refused("De plek waar de website wordt bewaard, heeft een storing.");
    host.stop();
    setUrl("https://127.0.0.1:1/website.git");
    await refused("Er is geen verbinding met de plek waar de website wordt bewaard.");
    setUrl(path.join(site.root, "weg.git"));
    await refused("De plek waar de website wordt bewaard, bestaat niet");
    setUrl(site.remote);
    const hook = path.join(site.remote, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\necho 'You are not allowed to push to this branch' >&2\nexit 1\n");
    chmodSync(hook, 0o755);
    await refused("Je mag niet schrijven op de plek waar de website wordt bewaard.");
    renameSync(hook, `${hook}.weg`);
    writeFileSync(
      path.join(site.root, "data/pages/contact.json"),
      siteText("data/pages/contact.json").replace('"title": "', '"title": "{fout} '),
    );
    await refused("Er is niets online gezet, want de controle vindt een fout:");
    writeFileSync(path.join(site.root, "data/pages/contact.json"), siteText("data/pages/contact.json"));
    site.git(site.root, "remote", "remove", "origin");
    await refused("Deze map is nog nergens aan gekoppeld");
    site.git(site.root, "remote", "add", "origin", site.remote);
    site.git(site.root, "checkout", "--quiet", "-b", "proef");
    await refused("een versie waar een ontwikkelaar aan werkt (“proef”), niet die van de website (“main”)");
    site.git(site.root, "checkout", "--quiet", "--detach");
    await refused("In deze map staat nog werk van een ontwikkelaar dat eerst af moet.");
    site.git(site.root, "checkout", "--quiet", "main");
    const lock = path.join(site.root, ".git/index.lock");
    writeFileSync(lock, "");
    await refused("Een ander programma werkt nu met git in deze map.");
    rmSync(lock);
    await publish(page);
    await expect(region(page).getByRole("status")).toContainText("Gelukt.");
    expect(online()).toContain('"province": "Midden"');
  });

  test("says which file on disk is broken, and where, to who can read the folder", async ({ page }) => {
    const broken = onDisk().replace(/,(?=\s+"province")/, "");
    writeFileSync(path.join(site.root, CITY), broken);
    await openStudio(page, studio);
    await test.step("answers only who can read the folder", async () => {
      await expect(region(page).getByRole("alert")).toContainText("de redactie is gestart vanuit een andere map");
      const answer = await page.request.post(new URL("/admin/git/publish", studio.address).href, {
        data: { message: "Van een ander" },
      });
      expect(answer.status()).toBe(403);
      expect(onDisk()).toBe(broken);
    });
    await giveTokens(page);
    await test.step("says which file on disk is broken, and where, and goes on with the rest", async () => {
      await page.getByRole("link", { name: "Pagina wijzigen" }).click();
      await toStart(page);
      await region(page).getByText(CITY).click();
      await expect(region(page)).toContainText(/Dit bestand is stuk, regel \d+: geen geldige JSON/);
      await publish(page);
      await expect(region(page).getByRole("alert")).toContainText(`${CITY}: geen geldige JSON`);
      await expect(page.getByRole("link", { name: "Pagina wijzigen" })).toBeVisible();
    });
  });
});
