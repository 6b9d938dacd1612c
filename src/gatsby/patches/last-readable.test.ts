import type { Node } from "gatsby";
import { lastReadable } from "./last-readable";

const file = (id: string) => ({ id }) as Node;

/** What is made of a file, after it was saved with one text after the other. */
const afterSaves = async (...texts: string[]): Promise<string | undefined> => {
  const keeping = lastReadable();
  let made: string | undefined;
  for (const text of texts) {
    made = await keeping(async () => text)(file("a"));
  }
  return made;
};

it("gives what a file said before, until it can be read again", async () => {
  expect(await afterSaves('{ "a": 1 }', '{ "a": 1,, }')).toBe('{ "a": 1 }');
  expect(await afterSaves('{ "a": 1 }', '{ "a": 1,, }', '{ "a": 2 }')).toBe('{ "a": 2 }');
});

it("leaves a file that never could be read as it is, and knows one file from another", async () => {
  expect(await afterSaves("{")).toBe("{");
  const keeping = lastReadable();
  await keeping(async () => "{}")(file("a"));
  expect(await keeping(async () => "[")(file("b"))).toBe("[");
});
