import { navigate } from "gatsby";
import type { ComponentType } from "react";
import { isPage, splitAnchor } from "../lib/links";
import { normalizePath } from "../lib/paths";

declare global {
  interface Window {
    /** Gatsby's loader of pages, as its own links use it. */
    ___loader?: { hovering(path: string): void };
  }
}

/** A click that asks for more than to go there (a new tab, a download) is the browser's; so is one that was heard. */
const isPlainClick = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Address of the page of the site that a link in a drawn section leads to; undefined elsewhere. */
const pageOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest("[data-drawn] a:not([target])") : null;
  const href = link?.getAttribute("href");
  return href && isPage(href) ? href : undefined;
};

/** Leads the links of drawn sections through the router, as SmartLink does elsewhere. */
const followLink = (event: MouseEvent): void => {
  const href = pageOf(event);
  if (href && isPlainClick(event)) {
    event.preventDefault();
    void navigate(href);
  }
};

/** Fetches the page behind a link that is pointed at or focused, as SmartLink does elsewhere. */
const fetchAhead = (event: Event): void => {
  const href = pageOf(event);
  if (href) {
    window.___loader?.hovering(splitAnchor(href).path);
  }
};

/** What is needed of a section in the data of a page. */
interface SectionLike {
  __typename: string;
}

/** Component of a section type. */
export type SectionComponent = ComponentType<{ section: never }>;

/** Attributes of an element that shows the server's HTML. */
export interface Kept {
  id?: string;
  className: string;
  dangerouslySetInnerHTML: { __html: string };
}

/** What an element of the document shows, to be kept. */
export const keptHtml = ({ id, className, innerHTML }: Element): Kept => ({
  ...(id && { id }),
  className,
  dangerouslySetInnerHTML: { __html: innerHTML },
});

/** The server's HTML of drawn sections, by their data. */
const kept = new WeakMap<object, Kept>();

let isFirstPage = true;

/**
 * Whether the HTML of a page stands in the document: for the first page that is asked for, if the visitor arrives on it.
 * Links in what is kept of it go through the router from then on; clicks are tracked on the document anyway.
 *
 * @param path of the page
 */
export const standsOnPage = (path: string): boolean => {
  const isHere = isFirstPage && normalizePath(window.location.pathname) === path;
  isFirstPage = false;
  if (isHere) {
    document.addEventListener("click", followLink);
    document.addEventListener("mouseover", fetchAhead);
    document.addEventListener("focusin", fetchAhead);
  }
  return isHere;
};

/**
 * Keeps the server's HTML of the drawn sections (`data-drawn`) of the page that the visitor arrives on: nothing in them
 * needs a script, so that their components are not loaded. On any other page there is no such HTML.
 *
 * @param path of the page that the sections are of
 * @returns the sections whose HTML is kept
 */
export const keepDrawn = <Section extends SectionLike>(sections: readonly Section[], path: string): Set<Section> => {
  const drawn = standsOnPage(path) ? [...document.querySelectorAll<HTMLElement>("[data-drawn]")] : [];
  return new Set(
    sections.filter((section) => {
      const place = drawn.findIndex(({ dataset }) => dataset.drawn === section.__typename);
      const [element] = place < 0 ? [] : drawn.splice(place, 1);
      if (element) {
        kept.set(section, keptHtml(element));
      }
      return element !== undefined;
    }),
  );
};

interface Props {
  section: SectionLike;
}

/** Drawn section as the server made it. */
export function KeptSection({ section }: Props) {
  return <section data-drawn={section.__typename} {...kept.get(section)} suppressHydrationWarning />;
}
