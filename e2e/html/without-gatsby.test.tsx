import { setImmediate } from "node:timers";
import type { ComponentType, ReactNode } from "react";
import { readingTimeLabel } from "../../data/article-page.json";
import navigation from "../../data/navigation.json";
import { phone } from "../../data/site.json";
import { renderWhole } from "../../src/app/render-page";
import { Breadcrumb } from "../../src/components/Breadcrumb";
import { SiteTextsContext } from "../../src/components/site-texts";
import type { PageContext } from "../../src/publish/seo/page-context";
import ArticleTemplate from "../../src/templates/article";
import CityTemplate from "../../src/templates/city";
import LegalTemplate from "../../src/templates/legal";
import NotFoundTemplate from "../../src/templates/not-found";
import PageTemplate from "../../src/templates/page";
import { mainOf, pages, plain, readDeployed, readHtml } from "./lib/site";

/** React writes HTML with it in Node; a browser, which these tests are, has none. */
Object.assign(globalThis, { setImmediate });

/** Text of an MDX file, which its template gets as children. */
const PROSE = "De tekst van het bestand.";

const TEXTS = { ...navigation.labels, readingTimeLabel, language: "nl" as const, phone, contactPerson: null };

/** One page of each family in plain React; src/test/gatsby-mock.tsx replaces `gatsby`. */
const FAMILIES: readonly [family: string, template: unknown, prose: boolean, isOne: (component: string) => boolean][] =
  [
    ["page", PageTemplate, false, (name) => name.includes("templates-page")],
    ["city", CityTemplate, false, (name) => name.includes("templates-city")],
    ["article", ArticleTemplate, true, (name) => name.includes("templates-article")],
    ["legal", LegalTemplate, true, (name) => name.includes("templates-legal")],
    ["not-found", NotFoundTemplate, false, (name) => name.includes("templates-not-found")],
  ];

interface PageData {
  componentChunkName: string;
  path: string;
  result: { data: object; pageContext: PageContext };
}

const dataOf = (path: string): PageData =>
  JSON.parse(readDeployed(`page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`));

const built = pages.map((page) => ({ page, data: dataOf(page.path) }));

const wordsOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll("h1, h2, h3, a, li, p")].map(({ textContent }) => plain(textContent ?? ""));

test.each(FAMILIES)("%s: made by React alone, from the same data", async (_family, template, prose, isOne) => {
  const one = built.find(({ data }) => isOne(data.componentChunkName));
  if (!one) throw new Error("no page of this family");
  const { result, path } = one.data;
  const { trail } = result.pageContext;
  const Page = template as ComponentType<{ data: object; pageContext: object; location: object; children?: ReactNode }>;
  const html = await renderWhole(
    <SiteTextsContext value={TEXTS}>
      {trail && <Breadcrumb trail={trail} />}
      <Page data={result.data} pageContext={result.pageContext} location={{ pathname: path, search: "", hash: "" }}>
        {prose && <p>{PROSE}</p>}
      </Page>
    </SiteTextsContext>,
  );
  const words = wordsOf(readHtml(html)).filter((text) => text !== PROSE);
  const finished = wordsOf(mainOf(one.page));
  expect(words.length).toBeGreaterThan(5);
  expect(prose ? words.filter((text) => !finished.includes(text)) : words).toEqual(prose ? [] : finished);
});
