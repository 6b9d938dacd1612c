import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mountEmbed } from "./lifecycle";
import type { EmbedCallbacks, EmbedConfig, EmbedState } from "./types";

const IDLE: EmbedState = { status: "idle" };

/**
 * Runs an embed for as long as `active` holds.
 *
 * @param callbacks `onState` comes just before the new state is shown; new functions do not start the embed again
 * @returns its state, and what goes on the element that the widget is put in
 */
export const useEmbed = (config: EmbedConfig, active: boolean, callbacks: EmbedCallbacks) => {
  const { kind, url, hosts, title, height } = config;
  const containerRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EmbedState>(IDLE);
  const onState = useEffectEvent((next: EmbedState) => {
    callbacks.onState(next);
    setState(next);
  });
  const onScheduled = useEffectEvent(() => callbacks.onScheduled());

  useEffect(() => {
    const container = containerRef.current;
    if (!active || !container) return;
    const unmount = mountEmbed(
      container,
      { kind, url, hosts, title, height },
      {
        onState: (next) => onState(next),
        onScheduled: () => onScheduled(),
      },
    );
    return () => {
      unmount();
      setState(IDLE);
    };
  }, [active, kind, url, hosts, title, height]);

  return { state, containerRef };
};
