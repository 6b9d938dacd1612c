import { browserCache } from "./emotion-cache";

afterEach(() => document.head.replaceChildren());

it("knows the rules and keyframes of the server's style element, and leaves it where it is", () => {
  document.head.innerHTML =
    '<style data-emotion="css">:root{--a:1}.css-1abc{color:red}.css-1abc .full,.css-2-def>a{}@keyframes animation-x1{}</style><meta>';
  const [style] = document.head.children;
  expect(browserCache(document).inserted).toEqual({ "1abc": true, "2-def": true, "animation-x1": true });
  expect(document.head.firstElementChild).toBe(style);
});

it("knows the rules of the style sheet of all pages, and asks once more for one that did not come", () => {
  document.head.innerHTML = '<link data-emotion="css">'.repeat(3);
  const [none, refused, present] = document.head.children;
  const unreadable = {
    get cssRules(): CSSRuleList {
      throw new DOMException("Cannot access rules", "SecurityError");
    },
  };
  const sheet = new CSSStyleSheet();
  sheet.insertRule(".css-1abc{color:red}");
  Object.defineProperty(none, "sheet", { value: null });
  Object.defineProperty(refused, "sheet", { value: unreadable });
  Object.defineProperty(present, "sheet", { value: sheet });
  expect(browserCache(document).inserted).toEqual({ "1abc": true });
  expect([none, refused, present].map((link) => link?.isConnected)).toEqual([false, false, true]);
  expect(document.head.innerHTML).toBe('<link data-emotion="css">'.repeat(3));
});

it("knows nothing on a page without such an element", () => {
  document.head.innerHTML = "<style>.css-1abc{color:red}</style>";
  expect(browserCache(document).inserted).toEqual({});
});

it("writes styles as they stand, without vendor prefixes", () => {
  const cache = browserCache(document);
  cache.insert(".css-1", { name: "1", styles: "display:flex;align-items:center;" }, cache.sheet, true);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText)).toEqual([".css-1 {display: flex; align-items: center;}"]);
});
