import { type EmbedContext, loadingOf } from "./kinds";
import { empty, watchEmbed } from "./leftovers";
import type { EmbedCallbacks, EmbedConfig, EmbedStatus } from "./types";

/** From the start until the fallback is shown, in ms. */
export const SLOW = 12_000;

/**
 * Loads an embed into an element: idle → loading → ready | failed (docs/agreement.md#embeds). Without framework; safe to
 * mount, unmount and mount again at once (StrictMode) and on every return to the page.
 *
 * @param container element of which the content belongs to the embed; emptied first
 * @returns unmount: takes away scripts, frames, listeners, observers and timers; nothing is reported after it
 */
export const mountEmbed = (container: HTMLElement, config: EmbedConfig, callbacks: EmbedCallbacks): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const atEnd = (cleanup: () => void) => signal.addEventListener("abort", cleanup);
  let status: EmbedStatus = "idle";

  const enter = (next: EmbedStatus): void => {
    if (signal.aborted || status === "ready" || status === next) return;
    status = next;
    callbacks.onStatus(next);
  };
  const fail = () => enter("failed");
  const failAfter = (ms: number): void => {
    const timer = setTimeout(fail, ms);
    atEnd(() => clearTimeout(timer));
  };
  /** An embed that throws is a failed embed. */
  const attempt = (action: () => void): void => {
    try {
      action();
    } catch {
      fail();
    }
  };

  const ready = () => enter("ready");
  const context: EmbedContext = { container, config, signal, ready, failAfter, onScheduled: callbacks.onScheduled };
  empty(container);
  enter("loading");
  failAfter(SLOW);
  attempt(() => {
    const { element, onLoad, onChange } = loadingOf(context);
    atEnd(watchEmbed(container, config, () => onChange?.()));
    element.addEventListener("load", () => attempt(onLoad), { signal });
    element.addEventListener("error", fail, { signal });
    container.append(element);
  });
  return () => end.abort();
};
