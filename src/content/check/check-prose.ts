import { interpolate, tokensIn } from "../../lib/tokens";
import { MDX_COMPONENTS, TO_WRITE } from "../model/mdx-components";
import { type ContentDocument, type ContentProblem, problemIn } from "./document";
import { tokenProblems, type Uses } from "./fill";
import { unknownComponent } from "./markdown-fault";
import { entryPart } from "./part";
import type { TokenSource } from "./token-source";

/** Checks tokens and components in the prose of an MDX file, and collects its links and texts. */
export const checkProse = (document: ContentDocument, tokens: TokenSource, uses: Uses): ContentProblem[] => {
  const { body } = document;
  if (!body) {
    return [];
  }
  const problems: ContentProblem[] = [];
  const report = (offset: number, message: string) => problems.push(problemIn(document, body.at(offset), message));

  if (!document.broken && body.problems.length === 0 && body.blocks.length + body.components.length === 0) {
    const place = { ...body.at(document.text.length), label: "tekst" };
    problems.push(problemIn(document, place, "is leeg; minstens één alinea"));
  }
  tokenProblems(body.tokens, tokens, ({ index }, message) => report(index, message));
  for (const { name, parent, offset } of body.components) {
    const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
    if (!component) {
      report(offset, unknownComponent(name));
    } else if (component.parent && component.parent !== parent) {
      report(offset, `<${name}> staat los; toegestaan: direct binnen <${component.parent}>`);
    }
  }
  const part = { ...entryPart(document), typeName: "Prose" };
  for (const { text, offset } of body.blocks) {
    if (text.trim() === TO_WRITE) {
      report(
        offset,
        `“${TO_WRITE}” staat hier nog van een nieuw blok; schrijf er je eigen tekst, of haal het blok weg`,
      );
    }
    const filled = interpolate(text, tokens.table, part.language);
    uses.texts.push({ part, text: filled, written: text, at: () => body.at(offset) });
  }
  for (const { href, offset } of body.links) {
    if (tokensIn(href).every(({ name }) => tokens.table.has(name))) {
      uses.links.push({
        part,
        target: interpolate(href, tokens.table, part.language),
        inText: true,
        problem: (message) => problemIn(document, { ...body.at(offset), label: "link" }, message),
      });
    }
  }
  return problems;
};
