import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kind, type OperationDefinitionNode, parse } from "gatsby/graphql";

const FOLDER = "docs/graphql";

describe("the example queries", () => {
  /** File, text and operations of each example. */
  const readExamples = async () => {
    const files = (await readdir(FOLDER)).sort();
    return Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(FOLDER, file), "utf8");
        const operations = parse(text).definitions.filter(
          (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
        );
        return { file, text, operations };
      }),
    );
  };

  it("are at least eight .graphql files", async () => {
    const examples = await readExamples();
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(examples.filter(({ file }) => !file.endsWith(".graphql"))).toEqual([]);
  });

  it("each say what they are for, and are one query with a name of its own", async () => {
    const examples = await readExamples();
    for (const { file, text, operations } of examples) {
      expect({ file, comment: /^# [A-Z][^\n]{20,}\.\n/.test(text) }).toEqual({ file, comment: true });
      expect({ file, kinds: operations.map(({ operation }) => operation) }).toEqual({ file, kinds: ["query"] });
    }
    const names = examples.flatMap(({ operations }) => operations.map(({ name }) => name?.value));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(examples.length);
  });
});
