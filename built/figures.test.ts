import { derivedTokens, figureOf, shown, TOKEN, written } from "./lib/content";
import { EVERY_PAGE, languageOf, mainOf, pages, plain, textOf } from "./lib/site";

/** Texts that are no copy: addresses of links, and names of files. */
const ADDRESS = /^(?:tel:|mailto:|https?:|\/|#)/;

/** The facts that an author named in the text of a page; what is filled in while it is looked at, such as a count, is none. */
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

/** The number in an amount in Dutch notation. */
const amountIn = (text: string): number => Number(text.replace(/[^\d,]/g, "").replace(",", "."));

/** Tables in which something goes off; amounts that are a range add up to nothing. */
const sums = pages.flatMap((page) =>
  [...mainOf(page).querySelectorAll("dl:has(> .minus)")].filter(
    (list) => ![...list.querySelectorAll("dd")].some((amount) => textOf(amount).split("€").length > 2),
  ),
);

test("worked examples, where there are any, add up", () => {
  for (const list of sums) {
    const amounts = (kind: string) => [...list.querySelectorAll(`.${kind} dd`)].map((dd) => amountIn(textOf(dd)));
    const total = (kind: string) => amounts(kind).reduce((sum, amount) => sum + amount, 0);
    expect(total("amount") - total("minus")).toBe(total("result"));
  }
});
