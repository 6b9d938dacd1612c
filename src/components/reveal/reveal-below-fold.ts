import { condition, media } from "../../styles/media";

/** Share of a block that must be in view, and the margin around the screen that counts as view (docs/agreement.md#timings). */
const VISIBILITY = 0.1;
const MARGIN = "50px";

/** What carries the stagger of its children in ms. */
const PARENTS = "[data-reveal-children]";

/** Place of a block in the stagger: its column where columns are given, else its turn among those that appear together. */
const placeOf = (block: Element, parent: HTMLElement, turn: number): number => {
  const columns = Number(parent.dataset.revealColumns);
  return columns ? [...parent.children].indexOf(block) % columns : turn;
};

/**
 * Lets the blocks below the fold fade in, once each, when a tenth of them is in view (docs/agreement.md#reveal). Blocks
 * are the children of what carries `data-reveal-children`; the innermost of nested ones. What is on screen, and what is
 * higher than the screen, is never hidden; what gets the focus shows at once. Only marks are set here, the looks are in
 * styles/global.ts: under reduced motion, in print and around the focus the marks mean nothing.
 *
 * @returns the function that ends it and shows everything
 */
export const revealBelowFold = (): (() => void) => {
  const unmark = (block: HTMLElement) => {
    delete block.dataset.reveal;
    block.style.animationDelay = "";
  };

  const fades = window.matchMedia(condition(media.revealing));
  const observer = new IntersectionObserver(
    (entries) => {
      const turns = new Map<Element, number>();
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        const block = target as HTMLElement;
        const { top, height } = boundingClientRect;
        if (intersectionRatio < VISIBILITY) {
          const below = top >= window.innerHeight && height <= window.innerHeight;
          if (!block.dataset.reveal && below && !block.matches(":focus-within")) {
            block.dataset.reveal = "waiting";
          }
        } else if (block.dataset.reveal && fades.matches) {
          const parent = block.parentElement as HTMLElement;
          const turn = turns.get(parent) ?? 0;
          turns.set(parent, turn + 1);
          block.style.animationDelay = `${placeOf(block, parent, turn) * Number(parent.dataset.revealChildren)}ms`;
          block.dataset.reveal = "shown";
          block.addEventListener("animationend", (event) => event.target === block && unmark(block));
        } else {
          unmark(block);
        }
        if (block.dataset.reveal !== "waiting") {
          observer.unobserve(block);
        }
      }
    },
    { threshold: VISIBILITY, rootMargin: MARGIN },
  );
  const onFocusIn = ({ target }: FocusEvent) => {
    const block = target instanceof Element && target.closest<HTMLElement>("[data-reveal]");
    if (block) {
      observer.unobserve(block);
      unmark(block);
    }
  };

  const blocks = document.querySelectorAll<HTMLElement>(`${PARENTS} > :not(${PARENTS}, :has(${PARENTS}))`);
  for (const block of blocks) {
    observer.observe(block);
  }
  document.addEventListener("focusin", onFocusIn);

  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    blocks.forEach(unmark);
  };
};
