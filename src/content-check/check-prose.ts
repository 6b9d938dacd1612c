import { MDX_COMPONENTS } from "../content-model/mdx-components";
import { interpolate, tokensIn } from "../lib/tokens";
import { type ContentDocument, problemIn } from "./document";
import { allowed, quote } from "./dutch";
import { tokenProblems, type Uses } from "./fill";
import { lineIndex } from "./line-index";
import { openTags } from "./mdx-body";
import { entryPart } from "./part";
import type { ContentProblem } from "./problem";
import type { TokenSource } from "./token-source";

const NAMES = Object.keys(MDX_COMPONENTS);

/** What MDX can read as an expression; `{x:en}` and `{x.1}` are none. */
const READABLE_TOKEN = /^\{[a-zA-Z]\w*(?:\.[a-zA-Z_]\w*)*\}$/;

/** Checks the prose of an MDX file: its tokens and the names and places of its components; collects its links. */
export const checkProse = (document: ContentDocument, tokens: TokenSource, uses: Uses): ContentProblem[] => {
  const { body, type, data } = document;
  if (!body) {
    return [];
  }
  const at = lineIndex(document.text);
  const problems: ContentProblem[] = [];
  const report = (offset: number, message: string) => problems.push(problemIn(document, at(offset), message));

  tokenProblems(body.tokens, tokens, ({ index }, message) => report(index, message));
  for (const { raw, index } of body.tokens.filter((token) => !READABLE_TOKEN.test(token.raw))) {
    report(index, `${quote(raw)} kan niet in lopende MDX-tekst; toegestaan: namen van letters met punten, zonder :en`);
  }
  for (const { name, parent, offset } of openTags(body)) {
    const component = Object.hasOwn(MDX_COMPONENTS, name) ? MDX_COMPONENTS[name] : undefined;
    if (!component) {
      report(offset, `onbekend component <${name}>${allowed(name, NAMES)}`);
    } else if (component.parent && component.parent !== parent) {
      report(offset, `<${name}> staat los; toegestaan: direct binnen <${component.parent}>`);
    }
  }
  const part = entryPart({ document, type, path: [], value: data, name: "" });
  for (const { href, offset } of body.links) {
    if (tokensIn(href).every(({ name }) => tokens.table.has(name))) {
      uses.links.push({
        part,
        target: interpolate(href, tokens.table),
        label: "link: ",
        inText: true,
        at: () => at(offset),
      });
    }
  }
  return problems;
};
