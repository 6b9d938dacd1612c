import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Ways in which a test could read editors' content. */
const READS_CONTENT = [
  /from "(?:\.\.\/)+(?:data|content\/(?:articles|images|legal))\//,
  /(?:readFile|readFileSync|readdir|readdirSync)\(\s*["'`](?:data|content)\b/,
  /(?:inspectContent|loadContent|findPlaceholders)\((?:process\.cwd\(\)|(?:path\.)?resolve\("\."\))/,
];

/** Compares what the build reads with any data. */
const COMPARES = path.join("src", "gatsby", "mdx", "content-reader.test.ts");

const testCode = ["src", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && (file.includes(".test.") || file.startsWith(path.join("src", "test")))),
);

test("no unit test reads the real content: a correct edit never makes one fail", () => {
  expect(testCode.length).toBeGreaterThan(50);
  const reading = testCode.filter((file) => READS_CONTENT.some((how) => how.test(readFileSync(file, "utf8"))));
  expect(reading).toEqual([COMPARES]);
});
