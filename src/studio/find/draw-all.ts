/** What waits until it is scrolled into view, and how it is told that it is. */
const waiting = new Map<Element, () => void>();

/** Keeps what the engine draws only as far as it is scrolled (@sveltia/cms, pinned); before the engine is loaded. */
export const watchDrawing = (): void => {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(
      private readonly callback: IntersectionObserverCallback,
      options?: IntersectionObserverInit,
    ) {
      super(callback, options);
    }

    override observe(target: Element): void {
      waiting.set(target, () => this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
      super.observe(target);
    }

    override unobserve(target: Element): void {
      waiting.delete(target);
      super.unobserve(target);
    }
  };
};

/** Has everything in an element drawn, also what is out of sight. */
export const drawAll = (element: Element): void => {
  for (const [target, draw] of waiting) {
    if (element.contains(target)) {
      draw();
    } else if (!target.isConnected) {
      waiting.delete(target);
    }
  }
};
