import fc from "fast-check";
import { type AbsenceFigures, absenceOutcome, addressHash, inputOfHash, range } from "./absence";

const FIGURES: AbsenceFigures = { salary: 45_000, yearLow: 75_000, yearHigh: 90_000, packagePrice: 2_950 };
const LIMITS = { salaryMin: 25_000, salaryMax: 100_000, monthsMax: 24 };

describe("what absence costs", () => {
  test("a year at the salary of the example is the example", () => {
    expect(absenceOutcome(FIGURES, { salary: 45_000, months: 12 })).toEqual({
      low: 75_000,
      high: 90_000,
      saving: 72_050,
    });
    expect(range(75_000, 90_000, "tot").replace(/\s/g, " ")).toBe("€ 75.000 tot € 90.000");
  });

  test("two years cost twice as much", () => {
    expect(absenceOutcome(FIGURES, { salary: 45_000, months: 24 })).toMatchObject({ low: 150_000, high: 180_000 });
  });

  test("amounts are rounded down to whole euros", () => {
    expect(absenceOutcome(FIGURES, { salary: 50_000, months: 1 }).low).toBe(6_944);
  });

  test("there is no negative saving, and more absence never costs less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 23 }), (salary, months) => {
        const now = absenceOutcome(FIGURES, { salary, months });
        const later = absenceOutcome(FIGURES, { salary, months: months + 1 });
        expect(now.saving).toBeGreaterThanOrEqual(0);
        expect(now.high).toBeGreaterThanOrEqual(now.low);
        expect(later.low).toBeGreaterThanOrEqual(now.low);
      }),
    );
  });
});

describe("the inputs in the address", () => {
  test("come back as they went", () => {
    const input = { salary: 52_000, months: 7 };
    expect(inputOfHash(addressHash(input), LIMITS)).toEqual(input);
  });

  test("are where a slider can stand, within its limits", () => {
    expect(inputOfHash("#salaris=45500&maanden=6", LIMITS)).toEqual({ salary: 46_000, months: 6 });
    expect(inputOfHash("#salaris=9999999&maanden=0", LIMITS)).toEqual({ salary: 100_000, months: 1 });
  });

  test.each(["", "#rekenvoorbeeld", "#salaris=&maanden=3", "#salaris=-1&maanden=3", "#salaris=1e5&maanden=3"])(
    "%p carries none",
    (hash) => {
      expect(inputOfHash(hash, LIMITS)).toBeUndefined();
    },
  );
});
