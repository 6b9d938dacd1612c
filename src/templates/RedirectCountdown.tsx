import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button } from "../components/Button";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { SearchField } from "../features/search/SearchField";
import { logger } from "../lib/logger";
import { needsScript } from "../styles/layout";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";

/** Seconds until the redirect (docs/agreement.md#timings). */
const SECONDS = 3;

/** As high as its longest text: the button below stays under the pointer when the text changes. */
const text = css`
  min-height: 3.2em;
  margin-top: ${space.s3};
  ${media.belowTablet} {
    min-height: 4.8em;
  }
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  ${needsScript};
`;

/** Not needed after the countdown stops, but kept while it has the focus. */
const stayButton = css`
  &[data-served]:not(:focus) {
    display: none;
  }
  ${needsScript};
`;

/** Events that show that a visitor is using the page. */
const USES = ["keydown", "pointerdown", "wheel", "focusin"] as const;

/** Whether an element takes part in the order of the Tab key; the router puts the focus on others of its own accord. */
const takesFocus = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.tabIndex >= 0;

interface Props {
  texts: { countdown: string; countdownOne: string; stopped: string; stayLabel: string; homeLabel: string };
  /** The path that was not found; written to the console. */
  path: string;
}

/** Counts 3, 2, 1 and goes home, unless the visitor uses the page: a key, the pointer, or the focus stops it. */
export function RedirectCountdown({ texts, path }: Props) {
  const [seconds, setSeconds] = useState(SECONDS);
  const [staying, setStaying] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    logger.error("Pagina niet gevonden:", path);
  }, [path]);

  useEffect(() => {
    const stop = ({ type, target }: Pick<Event, "type" | "target">) => {
      if (type !== "focusin" || takesFocus(target)) {
        setStaying(true);
      }
    };
    stop({ type: "focusin", target: document.activeElement });
    const listening = new AbortController();
    for (const use of USES) {
      document.addEventListener(use, stop, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (staying) {
      return;
    }
    const timer = setTimeout(() => {
      if (seconds > 1) {
        setSeconds(seconds - 1);
      } else {
        void navigate("/", { replace: true });
      }
    }, 1000);
    return () => clearTimeout(timer);
  }, [seconds, staying]);

  const announcement = (seconds === 1 ? texts.countdownOne : texts.countdown).replace("{seconds}", String(seconds));
  const stay = () => {
    setStaying(true);
    // The button goes, and the focus with it.
    status.current?.focus();
  };
  return (
    <div data-counting={staying ? undefined : ""}>
      <p ref={status} css={text} role="status" tabIndex={-1}>
        {staying ? texts.stopped : announcement}
      </p>
      <ButtonRow>
        <ButtonLink href="/">{texts.homeLabel}</ButtonLink>
        <Button
          variant="secondary"
          css={stayButton}
          data-served={staying ? "" : undefined}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={stay}
        >
          {texts.stayLabel}
        </Button>
      </ButtonRow>
      <div css={{ marginTop: space.s4 }}>
        <SearchField />
      </div>
    </div>
  );
}
