import { isShareOfPeople } from "./people-share";

it.each([
  ["1 op de 6", true],
  ["12 van de 12", true],
  ["6 op de 1", false],
  ["1 op de 20", false],
  ["de helft", false],
  ["2 tot 4 van de 6", false],
  [6, false],
])("%p can be drawn as people: %p", (value, can) => {
  expect(isShareOfPeople(value)).toBe(can);
});
