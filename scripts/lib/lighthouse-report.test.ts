import { figuresOf, figuresTable, median, medianFigures } from "./lighthouse-report";

const result = (lcp: number) => ({
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: null },
  },
  audits: {
    "first-contentful-paint": { numericValue: 780 },
    "largest-contentful-paint": { numericValue: lcp },
    "total-blocking-time": { numericValue: 12.4 },
    "cumulative-layout-shift": { numericValue: 0.0012 },
    "network-requests": {
      details: {
        items: [
          { resourceType: "Document", transferSize: 9000 },
          { resourceType: "Script", transferSize: 60_000 },
          { resourceType: "Script", transferSize: 40_000 },
          { resourceType: "Font" },
        ],
      },
    },
  },
});

describe("figuresOf", () => {
  it("reads scores in points, times in ms, and bytes by type", () => {
    expect(figuresOf(result(800))).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: 0,
      fcp: 780,
      lcp: 800,
      tbt: 12.4,
      cls: 0.0012,
      total: 109_000,
      script: 100_000,
      html: 9000,
    });
  });
});

describe("medianFigures", () => {
  it("takes the median of each figure", () => {
    expect(medianFigures([900, 700, 800].map((lcp) => figuresOf(result(lcp)))).lcp).toBe(800);
    expect(median([2, 1])).toBe(1);
    expect(() => medianFigures([])).toThrow("No runs");
  });
});

describe("figuresTable", () => {
  it("has a row for each page", () => {
    const table = figuresTable([{ path: "/faq", figures: figuresOf(result(800)), slowTbt: 130.6 }], 12);
    const [heading, , row] = table.split("\n");
    expect(heading).toContain("TBT 12× ms");
    expect(row).toBe("| /faq | 99 | 100 | 100 | 0 | 780 | 800 | 1.03 | 12 | 131 | 0.001 | 9.0 | 100.0 | 109.0 |");
  });
});
