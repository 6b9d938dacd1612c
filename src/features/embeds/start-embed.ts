import { EMBED_TIMING } from "./context";
import type { EmbedCallbacks, EmbedConfig } from "./types";

/** The code that runs embeds, in a script of its own: pages without a configured embed never ask for it. */
export type LoadLifecycle = () => Promise<Pick<typeof import("./lifecycle"), "mountEmbed">>;

const loadLifecycle: LoadLifecycle = () => import(/* webpackChunkName: "embeds" */ "./lifecycle");

/**
 * Fetches the lifecycle and runs an embed with it. Loading from the first moment; the watchdog's time covers the code
 * and the provider together. Code that cannot be loaded is a failed embed; code that comes late still runs.
 *
 * @param load fetches the lifecycle; another one in tests
 * @returns stop: exact at any moment; while the code is under way, it never touches the container afterwards
 */
export const startEmbed = (
  container: HTMLElement,
  config: EmbedConfig,
  callbacks: EmbedCallbacks,
  load: LoadLifecycle = loadLifecycle,
): (() => void) => {
  const startedAt = performance.now();
  let live = true;
  let unmount: (() => void) | undefined;
  const watchdog = setTimeout(() => callbacks.onState({ status: "failed", reason: "slow" }), EMBED_TIMING.slow);
  callbacks.onState({ status: "loading" });

  const run = ({ mountEmbed }: Awaited<ReturnType<LoadLifecycle>>): void => {
    if (!live) return;
    clearTimeout(watchdog);
    const slowAfter = Math.max(0, EMBED_TIMING.slow - (performance.now() - startedAt));
    // Loading was reported already; a second report would take away a fallback that is in use.
    const onState: EmbedCallbacks["onState"] = (state) => state.status !== "loading" && callbacks.onState(state);
    unmount = mountEmbed(container, config, { ...callbacks, onState }, slowAfter);
  };
  const fail = (): void => {
    if (!live) return;
    clearTimeout(watchdog);
    callbacks.onState({ status: "failed", reason: "error" });
  };
  load().then(run).catch(fail);

  return () => {
    live = false;
    clearTimeout(watchdog);
    unmount?.();
  };
};
