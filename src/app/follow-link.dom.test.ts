import { followLink } from "./follow-link";

const navigate = jest.fn();

jest.mock("gatsby", () => ({ navigate: (...args: unknown[]) => navigate(...args) }));

const click = (attributes: string, init: MouseEventInit = {}): boolean => {
  document.body.innerHTML = `<a ${attributes}><b>Verder</b></a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("b")?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(() => document.addEventListener("click", followLink));

beforeEach(() => {
  navigate.mockClear();
  document.documentElement.dataset.hydrated = "";
});

test("a link to a page of the site goes through the router", () => {
  expect(click('href="/offerte"')).toBe(true);
  expect(navigate).toHaveBeenCalledWith("/offerte");
});

test.each([
  ["for a new tab", 'href="/offerte"', { ctrlKey: true }],
  ["with another button", 'href="/offerte"', { button: 1 }],
  ["on a link that opens a new tab", 'href="/offerte" target="_blank"', {}],
  ["on a phone number", 'href="tel:+31240000000"', {}],
  ["on a file", 'href="/feed.xml"', {}],
])("a click %s is the browser's", (_what, attributes, init) => {
  expect(click(attributes, init)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("where React is not alive, the browser follows the link", () => {
  delete document.documentElement.dataset.hydrated;
  expect(click('href="/offerte"')).toBe(false);
});
