import { figuresTable, median } from "./lighthouse-report";

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

it("has a row for each page: scores, the median of each time, kilobytes by type", () => {
  const runs = [900, 700, 800].map(result);
  const [heading, , row] = figuresTable([{ path: "/faq", runs }]).split("\n");
  expect(heading).toContain("| TBT ms |");
  expect(row).toBe("| /faq | 99 | 100 | 100 | 0 | 780 | 800 | 12 | 0.001 | 9.0 | 100.0 | 109.0 |");
});

it("takes the lower median of two", () => {
  expect(median([2, 1])).toBe(1);
});
