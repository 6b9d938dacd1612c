import { formatWarnings } from "./format";

const warnings = ["een", "twee", "drie"].map((message) => ({ file: "data/site.json", line: 1, column: 1, message }));

test("warnings stand one on a line", () => {
  expect(formatWarnings(warnings).split("\n").slice(1)).toEqual(
    warnings.map(({ message }) => `data/site.json:1:1 – ${message}`),
  );
});
