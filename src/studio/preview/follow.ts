import { interpolate, type TokenTable } from "../../lib/tokens";
import { plain } from "../find/texts";
import { isTextField } from "../forms/text-field";

/** The words of the line in which the cursor of a field is, as visitors read them. */
export const wordsAt = (field: Element | null, table: TokenTable): string => {
  if (!isTextField(field)) {
    return "";
  }
  const { value, selectionStart } = field;
  const at = selectionStart ?? value.length;
  const start = value.lastIndexOf("\n", at - 1) + 1;
  const line = /.*/.exec(value.slice(start))?.[0] ?? "";
  return interpolate(line.replace(/^(?:#+|-|\d+\.) /, ""), table, "nl");
};

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0) && element.checkVisibility();
};

/** Brings words into view in the page beside a form, where they are out of sight. */
export const follow = (page: Document, text: string): void => {
  const words = plain(text).trim();
  const all = words ? [...page.querySelectorAll("main *")] : [];
  const holding = all.filter(({ textContent }) => plain(textContent).includes(words));
  const found = holding.filter((element) => !holding.some((inner) => inner !== element && element.contains(inner)));
  const [first] = found;
  if (!first || found.some(isInView)) {
    return;
  }
  for (let fold = first.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    fold.open = true;
  }
  first.scrollIntoView({ block: "center" });
};
