import type { Page } from "playwright/test";
import { openFrozen } from "./lib/clock";
import { withoutBanner } from "./lib/consent";
import { holdScripts } from "./lib/scripts";
import { expect, test } from "./lib/test";

const EMAIL = "lezer@bedrijf.example";

const formOf = (page: Page) => ({
  field: page.getByLabel("Zakelijk e-mailadres"),
  button: page.locator("#aanmelden").getByRole("button"),
  notice: page.locator("#aanmelden").getByRole("status"),
});

/** Opens the page with its clock stopped once the form is alive. */
const open = async (page: Page) => {
  await withoutBanner(page);
  await openFrozen(page, "/nieuwsbrief");
  return formOf(page);
};

test("idle, then 'Aanmelden...' for a second, then the welcome and a confirmation; nothing is sent", async ({
  page,
}) => {
  const { field, button, notice } = await open(page);
  const requests: string[] = [];
  // The script of the page's other form may still come.
  page.on("request", (request) => request.resourceType() !== "script" && requests.push(request.url()));

  await expect(field).toHaveAttribute("placeholder", /zakelijk/);
  await expect(button).toHaveText("Meld je aan");
  await field.fill(EMAIL);
  await button.click();
  await expect(button).toHaveText("Aanmelden...");
  await expect(button).toBeDisabled();
  await page.clock.runFor(900);
  await expect(button).toBeDisabled();
  await expect(notice).toHaveText("Aanmelden...");

  await page.clock.runFor(200);
  await expect(notice).toHaveText(/Welkom/);
  await expect(page.getByRole("heading", { name: "Bedankt voor je aanmelding" })).toBeFocused();
  await expect(field).toHaveCount(0);
  expect(requests).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(EMAIL);
});

test("submitting what is no address does nothing", async ({ page }) => {
  const { field, button, notice } = await open(page);
  await field.fill("bedrijf");
  await button.click();
  await page.clock.runFor(2000);
  await expect(button).toHaveText("Meld je aan");
  await expect(button).toBeEnabled();
  await expect(notice).toBeEmpty();
});

test("the form can be sent with Enter, once", async ({ page }) => {
  const { field, button, notice } = await open(page);
  await field.fill(EMAIL);
  await field.press("Enter");
  await expect(button).toBeDisabled();
  await field.press("Enter");
  await page.clock.runFor(1100);
  await expect(notice).toHaveCount(1);
});

test("an address that is sent before the scripts run stays in its field, out of that of the page", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/nieuwsbrief");
  const { field } = formOf(page);
  await field.fill(EMAIL);
  await field.press("Enter");
  await expect(field).toHaveValue(EMAIL);
  await expect(page).toHaveURL(/\/nieuwsbrief$/);
});
