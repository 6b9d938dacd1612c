import { derivedTokens, figureOf, shown, TOKEN, written } from "./lib/content";
import { EVERY_PAGE, languageOf, mainOf, pages, plain, textOf } from "./lib/site";

/** Texts that are not copy: links and file names. */
const ADDRESS = /^(?:tel:|mailto:|https?:|\/|#)/;

/** The facts in the text of a page, without those that are filled in by the browser, such as a count. */
const tokensOf = (path: string): string[] =>
  (written.get(path)?.texts ?? [])
    .filter((text) => !ADDRESS.test(text))
    .flatMap((text) => [...text.replaceAll(/\]\([^)]*\)|(?:href|url)="[^"]*"/g, "").matchAll(TOKEN)])
    .flatMap(([, name = ""]) => (shown(name, "nl") === undefined ? [] : name));

const withTokens = EVERY_PAGE.filter(([path]) => tokensOf(path).length > 0);

test.each(withTokens)("%s shows every fact that its author named, as its language writes it", (path, page) => {
  const html = plain(mainOf(page).innerHTML.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&"));
  const text = `${html} ${textOf(mainOf(page))}`;
  const missing = [...new Set(tokensOf(path))].filter(
    (token) => !text.includes(shown(token, languageOf(page)) ?? "\0"),
  );
  expect(missing).toEqual([]);
});

test.each(derivedTokens)("{%s} is worked out, and shown where it is named", (token) => {
  const showing = pages.filter(({ path }) => tokensOf(path).includes(token));
  expect(Number(figureOf(token))).toBeGreaterThan(0);
  for (const page of showing) {
    expect(textOf(mainOf(page))).toContain(shown(token, languageOf(page)));
  }
});
