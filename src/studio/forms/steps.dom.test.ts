import { undoByWords } from "./steps";

const press = (selector: string, init: KeyboardEventInit): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

test("the keys for undo leave fields alone that are out of sight, and other keys are the browser's", () => {
  undoByWords();
  document.body.innerHTML = "<button></button><input>";
  expect(press("button", { key: "z", ctrlKey: true }).defaultPrevented).toBe(true);
  expect(press("button", { key: "y", metaKey: true }).defaultPrevented).toBe(true);
  expect(press("button", { key: "z" }).defaultPrevented).toBe(false);
  expect(press("button", { key: "c", ctrlKey: true }).defaultPrevented).toBe(false);
});

test("in a field they take back a word", () => {
  const input = document.querySelector("input") as HTMLInputElement;
  input.focus();
  input.value = "Een zin";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(press("input", { key: "z", ctrlKey: true }).defaultPrevented).toBe(true);
  expect(input.value).toBe("");
});
