import { EMBED_TIMING, type EmbedContext } from "./context";
import { startIframe } from "./kinds/iframe";
import { startScheduling } from "./kinds/scheduling";
import { startScript } from "./kinds/script";
import { discardScript } from "./script-tag";
import { watchStrays } from "./strays";
import type { EmbedCallbacks, EmbedConfig, EmbedKind, EmbedState } from "./types";

const START: Readonly<Record<EmbedKind, (context: EmbedContext) => void>> = {
  script: startScript,
  scheduling: startScheduling,
  iframe: startIframe,
};

const empty = (container: HTMLElement): void => {
  for (const script of container.querySelectorAll("script")) discardScript(script);
  container.replaceChildren();
};

const mayFollow = (from: EmbedState, to: EmbedState): boolean => {
  switch (to.status) {
    case "ready":
      return from.status !== "ready";
    case "failed":
      return from.status === "loading" || (from.status === "failed" && to.reason === "unconfirmed");
    default:
      return from.status === "idle";
  }
};

/**
 * Loads an embed into an element: idle → loading → ready | failed (docs/agreement.md#embeds). Without framework; safe to
 * mount, unmount and mount again at once (StrictMode) and on every return to the page.
 *
 * @param container element of which the content belongs to the embed; emptied first
 * @param slowAfter what is left of the watchdog's time, in ms
 * @returns unmount: takes away scripts, frames, listeners, observers and timers; nothing is reported after it
 */
export const mountEmbed = (
  container: HTMLElement,
  config: EmbedConfig,
  callbacks: EmbedCallbacks,
  slowAfter: number = EMBED_TIMING.slow,
): (() => void) => {
  const cleanups: (() => void)[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: EmbedState = { status: "idle" };
  let live = true;

  const enter = (next: EmbedState): void => {
    if (!live || !mayFollow(state, next)) return;
    state = next;
    callbacks.onState(next);
  };
  const startTimer = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
    return timer;
  };
  const stopTimer = (timer: ReturnType<typeof setTimeout>): void => {
    clearTimeout(timer);
    timers.delete(timer);
  };
  let told = false;

  empty(container);
  enter({ status: "loading" });
  const watchdog = startTimer(slowAfter, () => enter({ status: "failed", reason: "slow" }));
  cleanups.push(watchStrays(container.ownerDocument, config));

  const context: EmbedContext = {
    container,
    config,
    ready: () => {
      for (const timer of [...timers]) stopTimer(timer);
      enter({ status: "ready" });
    },
    fail: (reason) => enter({ status: "failed", reason }),
    answered: () => stopTimer(watchdog),
    after: (ms, action) => {
      if (live && state.status !== "ready") startTimer(ms, action);
    },
    listen: (target, type, listener) => {
      target.addEventListener(type, listener);
      cleanups.push(() => target.removeEventListener(type, listener));
    },
    onUnmount: (cleanup) => cleanups.push(cleanup),
    scheduled: () => {
      if (told || !live) return;
      told = true;
      callbacks.onScheduled();
    },
  };
  try {
    START[config.kind](context);
  } catch {
    context.fail("error");
  }

  return () => {
    live = false;
    for (const timer of [...timers]) stopTimer(timer);
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
    empty(container);
  };
};
