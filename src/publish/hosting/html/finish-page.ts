import { elementsOf } from "../../html";
import { brokenParts } from "./broken-parts";
import { faultsOf } from "./faults";
import { type Edit, lateScripts, rangeOf } from "./late-scripts";

const GATSBY_ROOT = 'id="___gatsby"';

/** Whether Gatsby rendered a document; others, such as proofs of ownership, are served unchanged. */
export const isGatsbyPage = (html: string): boolean => html.includes(GATSBY_ROOT);

const apply = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), html);

/**
 * Turns a page that Gatsby wrote into the one that is served: its scripts start after `load`.
 * @param html source of the page
 * @param ownScripts texts of the site's own inline scripts
 * @throws if a part could not be rendered, if the security policy would block a part, or if Gatsby's markup is unknown
 */
export const finishPage = (html: string, ownScripts: ReadonlySet<string>): string => {
  const broken = brokenParts(html);
  if (broken.length > 0) {
    throw new Error(broken.join("; "));
  }
  const elements = elementsOf(html);
  const edits = lateScripts(html, elements);
  const kept = elements.filter((element) => {
    const { start, end } = rangeOf(element);
    return !edits.some((edit) => edit.start <= start && end <= edit.end);
  });
  const faults = faultsOf(kept, ownScripts);
  if (faults.length > 0) {
    throw new Error(`the security policy would block ${faults.join("; ")}`);
  }
  return apply(html, edits);
};
