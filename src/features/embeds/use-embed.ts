import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mountEmbed } from "./lifecycle";
import type { EmbedCallbacks, EmbedIntegration, EmbedStatus } from "./types";

/**
 * Runs an embed that has an address for as long as `active` holds; returns its status, and what goes on the element for
 * the widget.
 * @param integration another object starts the embed again
 * @param callbacks `onStatus` comes just before the new status is shown; new functions do not start the embed again
 */
export const useEmbed = (integration: EmbedIntegration, active: boolean, callbacks: EmbedCallbacks) => {
  const containerRef = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<EmbedStatus>("idle");
  const onStatus = useEffectEvent((next: EmbedStatus) => {
    callbacks.onStatus(next);
    setStatus(next);
  });
  const onScheduled = useEffectEvent(() => callbacks.onScheduled());

  useEffect(() => {
    const container = containerRef.current;
    const { url } = integration;
    if (!active || !container || !url) return;
    const reports = { onStatus: (next: EmbedStatus) => onStatus(next), onScheduled: () => onScheduled() };
    const unmount = mountEmbed(container, { ...integration, url }, reports);
    return () => {
      unmount();
      setStatus("idle");
    };
  }, [active, integration]);

  return { status, containerRef };
};
