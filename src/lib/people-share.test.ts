import { figuresIn, isShareOfPeople } from "./people-share";

it.each([
  ["1 op de 6", true],
  ["12 van de 12", true],
  ["6 op de 1", false],
  ["1 op de 20", false],
  ["de helft", false],
  ["2 tot 4 van de 6", false],
  ["1,5 op de 6", false],
  [6, false],
])("%p can be drawn as people: %p", (value, can) => {
  expect(isShareOfPeople(value)).toBe(can);
});

it.each([
  ["2 tot 4 weken", [2, 4]],
  ["€ 15.000 tot € 30.000", [15_000, 30_000]],
  ["1,5 tot 2 uur", [1.5, 2]],
  ["de helft", []],
])("reads the figures of %p as Dutch writes them", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
