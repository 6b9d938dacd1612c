import { Component, createElement, type ReactElement, type ReactNode } from "react";

interface Props {
  /** Selector of the one element that the children render; without it nothing takes their place. */
  selector?: string;
  children: ReactNode;
}

/** What an element shows, with what was typed in it, and without the marks of blocks that wait to fade in (reveal/reveal-below-fold.ts). */
const copyOf = (element: Element): ReactElement => {
  const copy = element.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll("[data-reveal]")) {
    block.removeAttribute("data-reveal");
  }
  // Its nodes: HTML would not hold what was typed.
  const fill = (place: Element | null) => {
    for (const { name, value } of copy.attributes) place?.setAttribute(name, value);
    place?.replaceChildren(...copy.childNodes);
  };
  return createElement(copy.localName, { ref: fill });
};

/**
 * Keeps what an error would remove: when the children throw, what they showed before, or the server's HTML, stays as
 * static HTML. An error in children that were never shown is thrown on (src/app/hydrate.ts).
 */
export class ErrorBoundary extends Component<Props, { error?: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  /** From the start where the document shows what the server sent. */
  #isShown = typeof document !== "undefined" && document.documentElement.dataset.hydrated === undefined;

  #kept: ReactElement | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidMount() {
    this.#isShown = true;
  }

  override render() {
    const { children, selector } = this.props;
    if (!this.state.failed) {
      return children;
    }
    const element = this.#isShown && selector ? document.querySelector(selector) : undefined;
    this.#kept ??= element ? copyOf(element) : undefined;
    if (selector && !this.#kept) {
      throw this.state.error;
    }
    return this.#kept ?? null;
  }
}
