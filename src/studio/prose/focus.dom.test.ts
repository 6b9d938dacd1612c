import { fieldOfPlace, focusAt, focusNewBlock } from "./focus";

const area = (start: number, text: string) => `<textarea data-words-at="${start}">${text}</textarea>`;

/** A text of eight words' letters, a block of a line that must be filled in, and words after it. */
const drawn = (): HTMLElement => {
  document.body.innerHTML = `<div>${area(0, "Eerst")}<fieldset data-block-at="7"><input id="optional"><input id="title" required>${area(30, "binnen")}</fieldset>${area(50, "  Daarna")}</div>`;
  return document.body.firstElementChild as HTMLElement;
};

it.each([
  [2, 0, 2],
  [33, 1, 3],
  [56, 2, 8],
])("brings the cursor to what was changed back at %d", (place, index, cursor) => {
  focusAt(drawn(), place);
  const areas = document.querySelectorAll("textarea");
  expect(document.activeElement).toBe(areas[index]);
  expect(areas[index]?.selectionStart).toBe(cursor);
});

it("leaves the cursor in the block whose field was changed back", () => {
  const root = drawn();
  document.querySelector<HTMLElement>("#optional")?.focus();
  focusAt(root, 20);
  expect(document.activeElement?.id).toBe("optional");
});

it("goes on after the text where what was changed back is in none of its fields", () => {
  focusAt(drawn(), 20);
  expect(document.activeElement).toBe([...document.querySelectorAll("textarea")].at(-1));
});

it("begins in what a new block must have, and else selects its words", () => {
  focusNewBlock(drawn(), 5, 40);
  expect(document.activeElement?.id).toBe("title");
  document.querySelector<HTMLInputElement>("#title")?.setAttribute("value", "Ingevuld");
  focusNewBlock(document.body, 5, 40);
  expect(document.activeElement).toBe(document.querySelectorAll("textarea")[1]);
  expect(document.querySelectorAll("textarea")[1]?.selectionEnd).toBe("binnen".length);
});

it.each([
  [52, "TEXTAREA", "arna"],
  [31, "TEXTAREA", "innen"],
  [8, "INPUT", undefined],
])("finds the field of a mistake at %d, with its word selected", (place, name, word) => {
  const field = fieldOfPlace(drawn(), place) as HTMLTextAreaElement;
  expect(field.tagName).toBe(name);
  expect(word && field.value.slice(field.selectionStart, field.selectionEnd)).toBe(word);
});

it("finds the attribute of a block that a mistake is in", () => {
  document.body.innerHTML = `<div><fieldset data-block-at="7"><input id="alt" data-attribute-at="14"><input id="caption" data-attribute-at="30"></fieldset></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  expect([20, 45].map((place) => fieldOfPlace(root, place)?.id)).toEqual(["alt", "caption"]);
});

it.each([`<input type="text" value="Bel {telefoon}.">`, `<textarea>Bel {telefoon}.</textarea>`])(
  "selects the mistake in a field of the engine, %s",
  (field) => {
    document.body.innerHTML = `<div>${field}</div>`;
    const found = fieldOfPlace(document.body.firstElementChild as HTMLElement, 4) as HTMLInputElement;
    expect(found.value.slice(found.selectionStart ?? 0, found.selectionEnd ?? 0)).toBe("{telefoon}");
  },
);

it.each([
  ["Bel {telefoon}. Nu", "{telefoon}"],
  ["Zie (/bestaat-niet).", "/bestaat-niet"],
  ["Lees [dit]() nog", "()"],
  ["Zie [tekst](/contact).", "tekst"],
])("selects no more than the mistake in %s", (text, mistake) => {
  document.body.innerHTML = `<div>${area(0, text)}</div>`;
  const field = fieldOfPlace(document.body.firstElementChild as HTMLElement, text.indexOf(mistake));
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  expect(value.slice(selectionStart, selectionEnd)).toBe(mistake);
});
