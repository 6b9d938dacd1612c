import { expect, test } from "./lib/test";

/** The drafts of the fixture site, which lead to each other. */
const DRAFTS = ["/blog/concept", "/concept"];

/** What visitors, search engines and readers of the feed find pages in. */
const LISTS = ["/", "/blog", "/sitemap", "/sitemap-0.xml", "/rss.xml", "/search.json"];

test("what is still being written is at no address and in no list", async ({ request }) => {
  for (const draft of DRAFTS) {
    expect((await request.get(draft)).status(), draft).toBe(404);
    expect((await request.get(`/page-data${draft}/page-data.json`)).status(), draft).toBe(404);
  }
  for (const list of LISTS) {
    const response = await request.get(list);
    expect([list, response.status()]).toEqual([list, 200]);
    expect(await response.text(), list).not.toMatch(/concept|in de maak/i);
  }
});
