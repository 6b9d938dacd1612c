import { lensPath } from "./lens";

test("the lens has its tips where the circles cross, and its sides are theirs", () => {
  expect(lensPath({ first: 10, second: 16, middle: 5, radius: 5 })).toBe("M13 1A5 5 0 0 1 13 9A5 5 0 0 1 13 1Z");
});

test("circles of different sizes share what is in both", () => {
  expect(lensPath({ first: 3, second: 8, middle: 0, radius: 3, secondRadius: 4 })).toBe(
    "M4.8 -2.4A3 3 0 0 1 4.8 2.4A4 4 0 0 1 4.8 -2.4Z",
  );
});

test.each([10, 12])("circles of which the centres are %d apart share nothing", (distance) => {
  expect(lensPath({ first: 0, second: distance, middle: 5, radius: 5 })).toBe("");
});
