import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { visuallyHidden } from "../../styles/layout";
import { color, space, target } from "../../styles/tokens";
import { useConsent } from "../consent/consent-store";
import { EmbedContactLinks } from "./EmbedContactLinks";
import { EmbedFallback } from "./EmbedFallback";
import { mountEmbed } from "./lifecycle";
import type { EmbedIntegration, EmbedStatus } from "./types";

const stage = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Fallback, loading text and widget lie in the same cell, so that nothing moves when one replaces the other. */
const cell = css`
  grid-area: 1 / 1;
`;

/** Loads on, without being seen or reached: in the same place, so that the provider measures the right width. */
const asleep = css`
  opacity: 0;
  pointer-events: none;
`;

const loading = css`
  place-self: center;
  padding: ${space.s2};
  color: ${color.textSoft};
`;

/** Room for the line with phone and mail under the widget. */
const roomForContactLine = { paddingBottom: `calc(${target} + ${space.s1})` };

interface Props {
  integration: EmbedIntegration;
  /** An appointment was made; at most once, without details. */
  onScheduled: () => void;
}

/**
 * Third-party form or agenda (docs/agreement.md#embeds). The server HTML holds the fallback, so that phone and mail are
 * there without JavaScript; an embed that is configured and allowed takes its place as soon as the page is alive.
 */
export function ProviderEmbed({ integration, onScheduled }: Props) {
  const { kind, url, height, title, containerId, consentCategory } = integration;
  const consent = useConsent();
  const [loadOnce, setLoadOnce] = useState(false);
  const [status, setStatus] = useState<EmbedStatus>("idle");
  const containerRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const fallbackRef = useRef<HTMLDivElement>(null);

  /** What holds the focus is about to disappear: the focus must not be lost with it. */
  const keepFocus = () => {
    if (fallbackRef.current?.contains(document.activeElement)) stageRef.current?.focus({ preventScroll: true });
  };
  const configured = Boolean(url);
  const granted = consentCategory === "necessary" || consent[consentCategory] || loadOnce;
  // Not yet in server HTML and in the render that takes it over.
  const blocked = configured && !granted && consent.status !== "unknown";
  const report = useEffectEvent((next: EmbedStatus) => {
    if (next !== "failed") keepFocus();
    setStatus(next);
  });
  const reportScheduled = useEffectEvent(() => onScheduled());
  useEffect(() => {
    const container = containerRef.current;
    if (!granted || !container || !url) return;
    const unmount = mountEmbed(
      container,
      { ...integration, url },
      {
        onStatus: (next) => report(next),
        onScheduled: () => reportScheduled(),
      },
    );
    return () => {
      unmount();
      setStatus("idle");
    };
  }, [granted, integration, url]);
  const said = { idle: "", loading: integration.loadingText, ready: "", failed: integration.fallbackTitle };
  const shown = status === "ready";
  const framed = configured && kind !== "script";
  const loadNow = () => {
    keepFocus();
    setLoadOnce(true);
  };

  return (
    <div data-embed={integration.slug} data-status={status} css={framed && !shown && roomForContactLine}>
      <section
        ref={stageRef}
        aria-label={title}
        tabIndex={-1}
        css={[stage, configured && status === "idle" && { minHeight: height }]}
      >
        {/* Always on the page: a new live region is not heard. */}
        <p role="status" css={status === "loading" ? [cell, loading] : visuallyHidden}>
          {said[status]}
        </p>
        <div
          id={containerId}
          ref={containerRef}
          aria-busy={status === "loading"}
          inert={!shown}
          css={[cell, !shown && asleep, status !== "idle" && { minHeight: height }]}
        />
        {!shown && (
          <div ref={fallbackRef} css={[cell, status === "loading" && { visibility: "hidden" }]}>
            <EmbedFallback integration={integration} onLoadOnce={blocked ? loadNow : undefined} />
          </div>
        )}
      </section>
      {framed && shown && <EmbedContactLinks look="quiet" integration={integration} />}
    </div>
  );
}
