import { readdirSync, readFileSync } from "node:fs";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?<!\.test|\.d)\.(?:tsx?|css)$/.test(file) && !/^(?:test|styles)\//.test(file),
);

const RAW_COLOR = /["':\s(]#(?:[\da-f]{3}|[\da-f]{6})\b|\brgba?\(|\bhsla?\(/i;

test("no file but tokens.ts has a raw colour", () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(FILES.filter((file) => RAW_COLOR.test(readFileSync(`src/${file}`, "utf8")))).toEqual([]);
});
