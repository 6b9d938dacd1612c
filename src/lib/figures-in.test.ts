import { figuresIn } from "./figures-in";

it.each([
  ["2 tot 4 weken", [2, 4]],
  ["€ 15.000 tot € 30.000", [15_000, 30_000]],
  ["1,5 tot 2 uur", [1.5, 2]],
  ["de helft", []],
])("reads the figures of %p as Dutch writes them", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
