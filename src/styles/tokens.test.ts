import { readdirSync, readFileSync } from "node:fs";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?<!\.test|\.d)\.(?:tsx?|css)$/.test(file) && !/^(?:test|styles)\//.test(file),
);

const RAW_COLOR =
  /["':\s(]#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)a?\(|(?:color|background|fill): ?(?:white|black)\b/i;

test("no file but tokens.ts has a raw colour: a section takes one of `color` there", () => {
  expect(FILES.length).toBeGreaterThan(300);
  const raw = FILES.flatMap((file) =>
    readFileSync(`src/${file}`, "utf8")
      .split("\n")
      .flatMap((line, index) => (RAW_COLOR.test(line) ? [`src/${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(raw).toEqual([]);
});
