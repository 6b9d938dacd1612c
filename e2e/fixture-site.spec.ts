import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "playwright/test";
import { buildProject, copyProject } from "../scripts/lib/project-copy";

/** A cold build of the whole site, twice as long as it takes on a busy machine. */
const BUILD_TIMEOUT = 300_000;

const description =
  "Een voorbeeldpagina die alleen bestaat om te bewijzen dat één bestand genoeg is voor een nieuwe pagina.";

const page = {
  path: "/nieuwe-pagina",
  title: "Nieuwe pagina",
  seo: { title: "Nieuwe pagina uit één bestand", description: `${description} Pagina.` },
  sections: [{ type: "hero", title: "Een pagina uit één bestand", lead: "Een traject kost {prijs.traject}." }],
};

const article = `---
path: /blog/nieuw-artikel
title: Een artikel uit één bestand
seoTitle: Nieuw artikel uit één bestand
description: "${description} Artikel."
excerpt: Dit artikel staat in één bestand en komt vanzelf in het overzicht, de sitemap en de feed.
date: 2026-01-15
readingTime: 1
category: hr-tips
author: Redactie
related:
  - /blog-boekentips
---

Bel ons op {phone}.
`;

test.describe("a page, a city and an article more", () => {
  // One worker: the build is made once for all tests.
  test.describe.configure({ mode: "default" });

  let folder: string;
  /** HTML of a built page, without the comments that React puts between texts. */
  const html = async (address: string) =>
    (await readFile(path.join(folder, "public", address, "index.html"), "utf8")).replaceAll("<!-- -->", "");

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT);
    folder = await copyProject("fixture-site");
    const utrecht = JSON.parse(await readFile("data/cities/utrecht.json", "utf8"));
    const city = {
      ...utrecht,
      slug: "zwolle",
      name: "Zwolle",
      province: "Overijssel",
      seo: { title: "Arbeidsmediation in Zwolle", description: `${description} Stad.` },
      title: "Arbeidsmediation in Zwolle",
    };
    await writeFile(path.join(folder, "data/pages/nieuwe-pagina.json"), JSON.stringify(page));
    await writeFile(path.join(folder, "data/cities/zwolle.json"), JSON.stringify(city));
    await writeFile(path.join(folder, "content/articles/nieuw-artikel.mdx"), article);
    await buildProject(folder);
  });

  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test("one file makes a page, with its tokens filled in and its own metadata", async () => {
    const built = await html("nieuwe-pagina");
    expect(built).toMatch(/<h1[^>]*>Een pagina uit één bestand<\/h1>/);
    expect(built).toMatch(/Een traject kost €\s2\.950\./);
    expect(built).toContain('<link rel="canonical" href="https://www.arbeidsmediation.example/nieuwe-pagina"');
  });

  test("one file makes a city page, linked from the other cities", async () => {
    expect(await html("arbeidsmediation-zwolle")).toMatch(/<h1[^>]*>Arbeidsmediation in Zwolle<\/h1>/);
    expect(await html("arbeidsmediation-utrecht")).toContain('href="/arbeidsmediation-zwolle"');
  });

  test("one file makes an article, shown in the list and in the feed", async () => {
    expect(await html("blog/nieuw-artikel")).toContain("Bel ons op 024 000 00 00.");
    expect(await html("blog")).toContain('href="/blog/nieuw-artikel"');
    expect(await readFile(path.join(folder, "public/rss.xml"), "utf8")).toContain("/blog/nieuw-artikel");
  });

  test("all three are in both sitemaps", async () => {
    const xml = await readFile(path.join(folder, "public/sitemap-0.xml"), "utf8");
    const list = await html("sitemap");
    for (const address of ["/nieuwe-pagina", "/arbeidsmediation-zwolle", "/blog/nieuw-artikel"]) {
      expect(xml).toContain(`${address}</loc>`);
      expect(list).toContain(`href="${address}"`);
    }
  });
});
