import { EMBED_TIMING, type EmbedContext } from "./context";
import { loadingOf } from "./kinds";
import { empty, watchEmbed } from "./leftovers";
import type { EmbedCallbacks, EmbedConfig, EmbedState } from "./types";

/** What each state may follow. */
const AFTER: Readonly<Record<EmbedState["status"], readonly EmbedState["status"][]>> = {
  idle: [],
  loading: ["idle"],
  ready: ["idle", "loading", "failed"],
  failed: ["loading"],
};

/**
 * Loads an embed into an element: idle → loading → ready | failed (docs/agreement.md#embeds). Without framework; safe to
 * mount, unmount and mount again at once (StrictMode) and on every return to the page.
 *
 * @param container element of which the content belongs to the embed; emptied first
 * @returns unmount: takes away scripts, frames, listeners, observers and timers; nothing is reported after it
 */
export const mountEmbed = (container: HTMLElement, config: EmbedConfig, callbacks: EmbedCallbacks): (() => void) => {
  const cleanups: (() => void)[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: EmbedState = { status: "idle" };
  let live = true;
  let isTold = false;

  const enter = (next: EmbedState): void => {
    if (!live || !AFTER[next.status].includes(state.status)) return;
    state = next;
    callbacks.onState(next);
  };
  const after: EmbedContext["after"] = (ms, action) => {
    if (live && state.status !== "ready") timers.add(setTimeout(action, ms));
  };
  const stopTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const context: EmbedContext = {
    container,
    config,
    ready: () => {
      stopTimers();
      enter({ status: "ready" });
    },
    fail: () => enter({ status: "failed" }),
    after,
    listen: (target, type, listener) => {
      target.addEventListener(type, listener);
      cleanups.push(() => target.removeEventListener(type, listener));
    },
    scheduled: () => {
      if (isTold || !live) return;
      isTold = true;
      callbacks.onScheduled();
    },
  };
  /** An embed that throws is a failed embed. */
  const attempt = (action: () => void): void => {
    try {
      action();
    } catch {
      context.fail();
    }
  };

  empty(container);
  enter({ status: "loading" });
  after(EMBED_TIMING.slow, () => context.fail());
  attempt(() => {
    const { element, onLoad, onChange, global } = loadingOf(context);
    cleanups.push(watchEmbed(container, config, () => onChange?.()));
    if (global && !(global in window)) cleanups.push(() => Reflect.deleteProperty(window, global));
    context.listen(element, "load", () => attempt(onLoad));
    context.listen(element, "error", () => context.fail());
    container.append(element);
  });

  return () => {
    live = false;
    stopTimers();
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
    empty(container);
  };
};
