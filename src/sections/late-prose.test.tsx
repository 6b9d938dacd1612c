import { render } from "@testing-library/react";

const ARTICLE = { article: { path: "/blog-verzuim" } };
const HTML = '<div data-article-body="" data-drawn="" class="c1"><p>Tekst van de server</p></div>';

let late: typeof import("./late-prose");

beforeEach(async () => {
  jest.resetModules();
  late = await import("./late-prose");
  document.body.innerHTML = HTML;
});

const makeFile = () => ({ load: jest.fn(async () => ({ default: () => <p>Tekst uit het script</p> })) });

/** The text as a page shows it. */
const shown = (file: ReturnType<typeof makeFile>) => render(<late.LateProse file={file} />).container.innerHTML;

it("keeps what the server made where the visitor arrives, and when they come back", async () => {
  window.history.replaceState(null, "", "/blog-verzuim");
  const file = makeFile();
  await late.loadProse(file, ARTICLE);
  expect(shown(file)).toBe(HTML);
  document.body.innerHTML = "";
  await late.loadProse(file, ARTICLE);
  expect(shown(file)).toBe(HTML);
  expect(file.load).not.toHaveBeenCalled();
});

it.each([ARTICLE, { legalPage: { path: "/blog-verzuim" } }])("loads the text of a later page: %o", async (data) => {
  window.history.replaceState(null, "", "/");
  const file = makeFile();
  await late.loadProse(file, data);
  expect(shown(file)).toBe("<p>Tekst uit het script</p>");
});
