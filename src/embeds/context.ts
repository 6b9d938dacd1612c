import type { EmbedConfig, EmbedFailure } from "./types";

/** Patience with a provider, in ms. */
export const EMBED_TIMING = {
  /** Watchdog: from the start until the fallback is shown. */
  slow: 12_000,
  /** From the end of a script until its form must be there. */
  settle: 4_000,
  /** From the load of a scheduling frame until its first message. */
  confirm: 5_000,
} as const;

/** What a kind of embed works with; everything registered here ends with the embed. */
export interface EmbedContext {
  readonly container: HTMLElement;
  readonly config: EmbedConfig;
  /** The widget is there. */
  ready: () => void;
  /** The fallback is needed; a later `ready` still counts. */
  fail: (reason: EmbedFailure) => void;
  /** Ends the watchdog: something came. */
  answered: () => void;
  /** Acts after a time in ms, unless the widget is ready or gone by then. */
  after: (ms: number, action: () => void) => void;
  /** Listens until the embed ends. */
  listen: (target: EventTarget, type: string, listener: (event: Event) => void) => void;
  /** Registers what takes a part away. */
  onUnmount: (cleanup: () => void) => void;
  /** An appointment was made; told once. */
  scheduled: () => void;
}
