import { typeOver } from "../forms/text-field";
import { startPickers } from "./picker";

jest.mock("../forms/text-field", () => ({ ...jest.requireActual("../forms/text-field"), typeOver: jest.fn() }));
jest.mock("../leave", () => ({ openFieldSchema: jest.fn() }));
jest.mock("./suggestions", () => ({
  linkSuggestions: () =>
    ["/kosten-mediation", "/contact#formulier", "/kosten", "/"].map((insert) => ({ insert, meaning: "Pagina" })),
  tokenSuggestions: () => [
    { insert: "{links.professionalNetwork}", meaning: "" },
    { insert: "{prijs.traject}", meaning: "de prijs" },
    { insert: "{prijs}", meaning: "" },
  ],
}));

let suggest: (event: object) => void;

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  const listens = jest.spyOn(document, "addEventListener");
  startPickers();
  // What a script does to a field is no reason to suggest.
  suggest = listens.mock.calls.find(([name]) => name === "input")?.[1] as typeof suggest;
});

beforeEach(() => jest.clearAllMocks());

/** Types in an empty field of a kind; gives the field. */
const typeIn = (kind: string, typed: string): HTMLInputElement => {
  document.body.innerHTML = `<p data-key-path="link"><input type="text" data-kind="${kind}"></p>`;
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = typed;
  field.setSelectionRange(typed.length, typed.length);
  suggest({ target: field, isTrusted: true });
  return field;
};

/** Types in an empty link field, then presses keys; what is put in and whether the last key does what it always does. */
const afterKeys = (typed: string, ...keys: KeyboardEventInit[]) => {
  const field = typeIn("link", typed);
  expect(document.querySelector("[role=listbox]")).not.toBeNull();
  const [goesOn] = keys
    .map((key) => field.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true })))
    .slice(-1);
  return [jest.mocked(typeOver).mock.calls[0]?.[1].insert, goesOn];
};

const TAB = { key: "Tab" };
const BACK = { key: "Tab", shiftKey: true };
const ENTER = { key: "Enter" };
const DOWN = { key: "ArrowDown" };

it.each([
  ["/", [TAB], undefined, true],
  ["/kosten", [TAB], undefined, true],
  ["#formulier", [TAB], undefined, true],
  ["", [TAB], undefined, true],
  ["kost", [BACK], undefined, true],
  ["kost", [TAB], "/kosten-mediation", false],
  ["/kosten", [DOWN, TAB], "/kosten-mediation", false],
  ["/kosten", [ENTER], "/kosten", false],
  ["{prijs", [ENTER], "{prijs}", false],
  ["{pr", [TAB], "{prijs.traject}", false],
])("after %j and %j puts in %s", (typed, keys, inserted, goesOn) => {
  expect(afterKeys(typed, ...keys)).toEqual([inserted, goesOn]);
});

it.each([
  ["copy", true],
  ["markdown", true],
  ["slug", false],
  ["undefined", false],
])("offers facts in a field of the kind %s: %s", (kind, offers) => {
  typeIn(kind, "{prijs");
  expect(document.querySelector("[role=listbox]") !== null).toBe(offers);
});
