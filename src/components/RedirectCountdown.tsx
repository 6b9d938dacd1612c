import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { logger } from "../lib/logger";
import { media } from "../styles/media";
import { fontSize, space } from "../styles/tokens";
import { ButtonLink, buttonStyle, buttonVariants } from "./ButtonLink";
import { ButtonRow } from "./ButtonRow";
import { SearchField } from "./search/SearchField";

/** Seconds until the redirect (docs/agreement.md#timings). */
const SECONDS = 3;

const text = css`
  margin-top: ${space.s3};
  font-size: ${fontSize.lead};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  ${media.noScript} {
    display: none;
  }
`;

const stayButton = css`
  ${media.noScript} {
    display: none;
  }
`;

const search = css`
  margin-top: ${space.s4};
`;

interface Props {
  texts: { countdown: string; countdownOne: string; stopped: string; stayLabel: string; homeLabel: string };
  /** The path that was not found; written to the console. */
  path: string;
}

/** Counts 3, 2, 1 and goes home; the visitor can go at once, stay, or search, which is staying too. */
export function RedirectCountdown({ texts, path }: Props) {
  const [seconds, setSeconds] = useState(SECONDS);
  const [staying, setStaying] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    logger.error("Pagina niet gevonden:", path);
  }, [path]);

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
    <div>
      <p ref={status} css={text} role="status" tabIndex={-1}>
        {staying ? texts.stopped : announcement}
      </p>
      <ButtonRow>
        <ButtonLink href="/">{texts.homeLabel}</ButtonLink>
        {!staying && (
          <button type="button" css={[buttonStyle, buttonVariants.secondary, stayButton]} onClick={stay}>
            {texts.stayLabel}
          </button>
        )}
      </ButtonRow>
      <div css={search}>
        <SearchField onUse={() => setStaying(true)} />
      </div>
    </div>
  );
}
