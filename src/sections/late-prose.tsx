import type { ComponentType } from "react";
import { type Kept, keptHtml, standsOnPage } from "./drawn";

/** What the templates of MDX query; each has its page in another field. */
interface ProseData {
  article?: { path: string } | null;
  legalPage?: { path: string } | null;
}

/** A compiled MDX file in the browser, where src/gatsby/mdx/late-prose-loader.cjs puts it in the place of the file. */
interface LateFile {
  load: () => Promise<{ default: ComponentType }>;
  /** The text as the server made it, where the visitor arrived on it. */
  kept?: Kept;
  /** The text as a component, elsewhere. */
  Loaded?: ComponentType;
}

/**
 * Sees to the text of a page before the page is shown. Nothing in MDX needs a script of its own: a page that the visitor
 * arrives on keeps the server's HTML of it, and the text is not loaded a second time as a script, however long it is.
 *
 * @param file the compiled file
 * @param data what the template has queried
 */
export const loadProse = async (file: LateFile, { article, legalPage }: ProseData): Promise<void> => {
  const body = standsOnPage((article ?? legalPage)?.path ?? "") && document.querySelector("[data-article-body]");
  if (body) {
    file.kept = keptHtml(body);
  } else if (!file.kept) {
    file.Loaded = (await file.load()).default;
  }
};

interface Props {
  file: LateFile;
}

/** Text of an MDX file, once {@link loadProse} has seen to it. */
export function LateProse({ file: { Loaded, kept } }: Props) {
  return Loaded ? <Loaded /> : <div data-article-body="" data-drawn="" {...kept} suppressHydrationWarning />;
}
