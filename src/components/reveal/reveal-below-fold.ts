/** Share of a block that must be in view, and the margin around the screen that counts as view (docs/agreement.md#timings). */
const VISIBILITY = 0.1;
const MARGIN = "50px";

/** Where blocks fade; the same as `revealing` in styles/media. */
const FADES = "screen and (prefers-reduced-motion: no-preference)";

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

  const fades = window.matchMedia(FADES);
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
  const onAnimationEnd = ({ target }: AnimationEvent) => {
    if (target instanceof HTMLElement && target.dataset.reveal === "shown") {
      unmark(target);
    }
  };

  const blocks = [...document.querySelectorAll<HTMLElement>(`${PARENTS} > *`)].filter(
    (block) => !block.matches(PARENTS) && !block.querySelector(PARENTS),
  );
  for (const block of blocks) {
    observer.observe(block);
  }
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("animationend", onAnimationEnd);

  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("animationend", onAnimationEnd);
    blocks.forEach(unmark);
  };
};
