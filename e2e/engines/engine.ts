/** Keys that visitors press. */
export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown" | "ArrowRight";

/** Circumstances of a visitor, which hold as long as the browser runs. */
export interface Circumstances {
  /** Whether the scripts of pages run. */
  scripts: boolean;
  /** Whether the visitor asked for less motion. */
  calm: boolean;
}

/** Size of the part of the window that shows the page, in px. */
export interface Viewport {
  width: number;
  height: number;
}

/** A browser that one visitor has open, in as few words as the clients of all engines know. */
export interface Engine {
  /** Goes to an address, and waits until its document has loaded. */
  open: (url: string) => Promise<void>;
  /** Value of an expression in the page, also where pages have no scripts. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a place of the viewport, in px. */
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  /** The viewport as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A running browser; each visitor has a storage of its own. */
export interface Browser {
  visit: (viewport: Viewport) => Promise<Engine>;
  close: () => Promise<void>;
}

/** Starts a browser that asks everything but the site of a proxy on this machine. */
export type Launch = (circumstances: Circumstances, proxyPort: number) => Promise<Browser>;
