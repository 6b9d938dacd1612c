import { TO_WRITE } from "../model/mdx-components";
import type { ContentDocument, ContentProblem, DataPath } from "./document";
import { quote } from "./dutch";
import { collectorOf, tokenProblems, type Uses } from "./fill";
import { componentNamed, unknownComponent } from "./markdown-fault";
import { type ContentPart, entryPart, problemAt } from "./part";
import type { TokenSource } from "./token-source";

/** Checks tokens and components in the prose of an MDX file, and collects its links and texts. */
export const checkProse = (document: ContentDocument, tokens: TokenSource, uses: Uses): ContentProblem[] => {
  const { body } = document;
  if (!body) {
    return [];
  }
  const part: ContentPart = {
    ...entryPart(document),
    typeName: "Prose",
    at: ([label], index = 0) => ({ ...body.at(index), ...(label !== undefined && { label: String(label) }) }),
  };
  const problems: ContentProblem[] = [];
  const report = (offset: number, message: string, path: DataPath = []) =>
    problems.push(problemAt(part, path, message, offset));

  if (!document.broken && body.problems.length === 0 && body.blocks.length + body.components.length === 0) {
    report(body.text.length, "is leeg; minstens één alinea", ["tekst"]);
  }
  for (const { offset, message } of tokenProblems(body.tokens, tokens)) {
    report(offset, message);
  }
  for (const { name, parent, offset } of body.components) {
    const component = componentNamed(name);
    if (!component) {
      report(offset, unknownComponent(name));
    } else if (component.parent && component.parent !== parent) {
      report(offset, `<${name}> staat los; toegestaan: direct binnen <${component.parent}>`);
    }
  }
  for (const { text, offset } of body.blocks) {
    // A link says so itself.
    if (text.trim() === TO_WRITE && body.text[offset] !== "[") {
      const advice = "staat hier nog van een nieuw blok; schrijf er je eigen tekst, of haal het blok weg";
      report(offset, `${quote(TO_WRITE)} ${advice}`);
    }
  }
  collectorOf(part, tokens, uses).addMarkdown([], body, ["link"]);
  return problems;
};
