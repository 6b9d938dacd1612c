import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { hostedStudio } from "../scripts/lib/hosted-studio";
import { type Repository, typeOfFile } from "../src/studio/headers";
import { accessibilityFaults } from "./lib/axe";

const REPOSITORY: Repository = { repo: "bureau/website", branch: "main", local: false };
const GIT_HOST = "https://api.github.com";

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
  test.describe.configure({ mode: "default", timeout: 90_000 });

  const folder = mkdtempSync(path.join(tmpdir(), "studio-hosted-"));
  let server: http.Server;
  let address = "";

  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT);
    await hostedStudio(REPOSITORY, folder);
    const headers = headersIn(path.join(folder, "_headers"));
    server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const file = path.join(folder, pathname === "/" ? "index.html" : path.posix.normalize(pathname));
      if (existsSync(file)) {
        response.writeHead(200, { ...headers, "Content-Type": typeOfFile(file) }).end(readFileSync(file));
      } else {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
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
    await page.getByRole("button", { name: "Inloggen met een toegangstoken" }).click();
    await page.getByRole("textbox").last().fill("geen-token");
    await page.getByRole("button", { name: "Inloggen", exact: true }).click();
    await expect(page.getByText("Het opgegeven token is ongeldig.")).toBeVisible();
    expect([...asked].filter((origin) => origin !== "null").sort()).toEqual([new URL(address).origin, GIT_HOST].sort());
    expect(blocked).toEqual([]);
  });

  test("is found by no search engine", async ({ request }) => {
    expect(await (await request.get(`${address}robots.txt`)).text()).toContain("Disallow: /");
    expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex, nofollow">');
  });
});
