import { Component, createElement, type ReactElement, type ReactNode } from "react";
import { fieldsOf, keepTyped } from "./keep-typed";

interface Props {
  /** Selector of the one element that the children render; without it nothing takes their place. */
  selector?: string;
  children: ReactNode;
}

/** React's name of an attribute; `style` is not copied. */
const propsOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name !== "style")
      .map(({ name, value }) => [{ class: "className", tabindex: "tabIndex" }[name] ?? name, value]),
  );

/** What an element shows, with what was typed in it, and without the marks of blocks that wait to fade in (reveal/reveal-below-fold.ts). */
const copyOf = (element: Element): ReactElement => {
  const copy = element.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll("[data-reveal]")) {
    block.removeAttribute("data-reveal");
  }
  keepTyped(fieldsOf(element), copy);
  return createElement(copy.localName, { ...propsOf(copy), dangerouslySetInnerHTML: { __html: copy.innerHTML } });
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
