import fc from "fast-check";
import { lineIndex } from "./document";
import { inspectMarkdown } from "./markdown-findings";
import { nearest } from "./nearest";
import { parseJson } from "./parse-json";
import { parseMdx } from "./parse-mdx";

describe("JSON", () => {
  const syntaxErrors: [string, string, string][] = [
    ["a trailing comma", '{\n  "a": 1,\n}', "3:1 geen geldige JSON: hier hoort een veldnaam"],
    ["a comment", '{\n  // hoi\n  "a": 1\n}', "2:3 geen geldige JSON: commentaar mag niet in JSON"],
    ["a missing colon", '{ "a" 1 }', "1:7 geen geldige JSON: na de veldnaam hoort een dubbele punt"],
    ["an open text", '{ "a": "x }', "1:8 geen geldige JSON: de tekst wordt niet afgesloten"],
    ["an open object", '{ "a": 1', "1:9 geen geldige JSON: een accolade } ontbreekt"],
    ["a word without quotes", '{ "a": ja }', "1:8 geen geldige JSON: onbekend woord"],
    ["something after the end", "{} {}", "1:4 geen geldige JSON: na het einde van de gegevens staat nog iets"],
    ["an empty file", "", "1:1 geen geldige JSON: hier hoort een waarde"],
  ];

  test.each(syntaxErrors)("%s", (_name, text, start) => {
    const { broken, problems } = parseJson(text);
    expect(broken).toBe(true);
    const [first] = problems;
    expect(`${first?.line}:${first?.column} ${first?.message}`).toContain(start);
  });

  test("two mistakes on two lines are two problems", () => {
    expect(parseJson('{\n  "a": 1\n  "b": 2\n  "c": 3\n}').problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  test("reads what JSON.parse reads", () => {
    // No field may have this name, which one reader takes for the prototype and the other does not.
    const json = fc.json().filter((text) => !text.includes("__proto__"));
    fc.assert(
      fc.property(json, (text) => {
        const { data, broken } = parseJson(text);
        expect(broken).toBe(false);
        expect(JSON.stringify(data)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  test("finds a place inside a text with escapes", () => {
    const { locate } = parseJson('{\n  "a": "regel\\n\\"een\\" \\u00e9 {token}"\n}');
    expect(locate(["a"], 'regel\n"een" é '.length)).toEqual({ line: 2, column: 31 });
  });

  test("a missing value stands at the object around it", () => {
    const { locate } = parseJson('{\n  "a": {\n    "b": 1\n  }\n}');
    expect(locate(["a", "c"])).toEqual({ line: 2, column: 8 });
  });
});

describe("MDX", () => {
  test("dates without quotes are text", () => {
    expect(parseMdx("---\ndate: 2024-03-20\nupdated: 2025-10\n---\n").data).toEqual({
      date: "2024-03-20",
      updated: "2025-10",
    });
  });

  test("positions count from the start of the file", () => {
    const { locate } = parseMdx('---\npath: /a\nrelated:\n  - /b\n  - "/c"\n---\ntekst');
    expect(locate(["related", 1])).toEqual({ line: 5, column: 5 });
    expect(locate(["title"])).toEqual({ line: 2, column: 1 });
  });

  test("Windows line ends count as one", () => {
    const { locate, data } = parseMdx("---\r\npath: /a\r\ntitle: b\r\n---\r\ntekst\r\n");
    expect(data).toEqual({ path: "/a", title: "b" });
    expect(locate(["title"])).toEqual({ line: 3, column: 8 });
  });

  test("reads components with their attributes", () => {
    const { body } = parseMdx("---\na: 1\n---\n<Need title=\"a > b\" icon='x' on />");
    expect(body?.components).toMatchObject([
      {
        name: "Need",
        attributes: [
          { name: "title", value: "a > b", offset: 13 },
          { name: "icon", value: "x" },
          { name: "on", value: true },
        ],
      },
    ]);
  });
});

describe("Markdown", () => {
  test("finds the addresses of links with their places", () => {
    const text =
      'Zie <https://a.nl>, [a](/b "titel"), [c](<tel:(024) 1>), [d](mailto:a@b.nl?x=(y)), [bel](tel:{phone}) of [e].\n\n[e]: /f';
    const { links } = inspectMarkdown(text, "markdown");
    expect(links.map(({ href, offset }) => [href, text.slice(offset, offset + href.length)])).toEqual([
      ["https://a.nl", "https://a.nl"],
      ["/b", "/b"],
      ["tel:(024) 1", "tel:(024) 1"],
      ["mailto:a@b.nl?x=(y)", "mailto:a@b.nl?x=(y)"],
      ["tel:{phone}", "tel:{phone}"],
      ["/f", "/f"],
    ]);
  });

  test("finds tokens in text and addresses, and none in code", () => {
    const { tokens, problems } = inspectMarkdown(
      'Bel {phone} of [mail](mailto:{email} "{name}") `{x}`\n\n{openingHours}',
      "markdown",
    );
    expect(tokens.map(({ name, index }) => [name, index])).toEqual([
      ["phone", 4],
      ["email", 29],
      ["name", 38],
      ["openingHours", 54],
    ]);
    expect(problems).toEqual([]);
  });

  test("finds headings above a level", () => {
    const offsets = inspectMarkdown("# a\n\n## b\n\n### c\n\n#hashtag", "markdown").problems.map(
      ({ offset }) => offset,
    );
    expect(offsets).toEqual([0, 5]);
  });

  test.each(["[meer] (/contact)", "**vet **", "##Kop", "-punt", "[](/contact)", "### "])(
    "finds what visitors would see as it is written, or not at all: %j",
    (text) => {
      expect(inspectMarkdown(text, "markdown").problems).toEqual([
        { offset: expect.any(Number), message: expect.any(String) },
      ]);
    },
  );

  test.each([
    "a - b",
    "## Kop",
    "**vet** en *schuin*",
    "- punt",
    "[meer](/contact) (later)",
    "[sic] (zie onder)",
    "\\*\\*",
  ])("lets be what is right: %j", (text) => {
    expect(inspectMarkdown(text, "mdx").problems).toEqual([]);
  });

  test.each([">{\n}", "{\n\n}a"])("finds the brace whose partner stands outside its paragraph in %j", (text) => {
    const { problems } = inspectMarkdown(text, "mdx");
    expect(problems).toEqual([{ offset: text.indexOf("{"), message: expect.stringContaining("losse accolade") }]);
  });

  test("reads any text, or says what is wrong with it", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("<", ">", "{", "}", "/", "a", "B", " ", "\n", "[", "]", "(", ")", "=", '"'),
        }),
        (text) => {
          for (const notation of ["markdown", "mdx"] as const) {
            for (const { offset, message } of inspectMarkdown(text, notation).problems) {
              expect(offset).toBeGreaterThanOrEqual(0);
              expect(offset).toBeLessThanOrEqual(text.length);
              expect(message).not.toBe("");
            }
          }
        },
      ),
    );
  });
});

test("lines and columns follow from offsets", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{0,4}$/)), (lines) => {
      const at = lineIndex(lines.join("\n"));
      let offset = 0;
      lines.forEach((line, index) => {
        expect(at(offset)).toEqual({ line: index + 1, column: 1 });
        offset += line.length + 1;
      });
    }),
  );
});

describe("the nearest word", () => {
  test.each([
    ["pose", ["hero", "prose"], "prose"],
    ["titel", ["description", "title"], "title"],
    ["Hero", ["zero", "hero"], "hero"],
    ["iets", ["anders", "heel"], undefined],
    ["a", ["b"], undefined],
  ])("%s", (word, choices, meant) => {
    expect(nearest(word, choices)).toBe(meant);
  });
});
