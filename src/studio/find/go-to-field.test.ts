import { fieldLink, takeWanted } from "./go-to-field";

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false };

it("prepares a field in this tab, not where the link opens in another one", () => {
  const { onClick } = fieldLink("#/collections/Page", ["title"], 4);
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
    onClick({ ...PLAIN, [key]: true });
    expect(takeWanted()).toBeUndefined();
  }
  onClick(PLAIN);
  expect(takeWanted()).toEqual([["title"], 4]);
});
