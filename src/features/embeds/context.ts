import type { EmbedConfig } from "./types";

/** Patience with a provider, in ms. */
export const EMBED_TIMING = {
  /** Watchdog: from the start until the fallback is shown. */
  slow: 12_000,
  /** From the end of a script until its form must be there. */
  settle: 4_000,
} as const;

/** What a kind of embed tells the lifecycle; everything registered here ends with the embed. */
export interface EmbedContext {
  readonly container: HTMLElement;
  readonly config: EmbedConfig;
  /** Reports that the widget is there. */
  ready: () => void;
  /** Reports that the fallback is needed; a later `ready` still counts. */
  fail: () => void;
  /** Acts after a time in ms, unless the widget is ready or gone by then. */
  after: (ms: number, action: () => void) => void;
  /** Listens until the embed ends. */
  listen: (target: EventTarget, type: string, listener: (event: Event) => void) => void;
  /** Reports an appointment, once. */
  scheduled: () => void;
}

/** How one kind of embed is loaded: by one element, a script or a frame. */
export interface Loading {
  /** What loads the provider; put into the container last, so that nothing starts too early. */
  element: HTMLScriptElement | HTMLIFrameElement;
  /** The element has loaded. */
  onLoad: () => void;
  /** Something in the container has changed. */
  onChange?: () => void;
  /** Name of the global variable that the provider's script makes; deleted with the embed unless it was there before. */
  global?: string;
}
