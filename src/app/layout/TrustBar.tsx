import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../components/Icon";
import { container, needsScript } from "../../styles/layout";
import { condition, media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";

const bar = css`
  background: ${color.brandDeep};
  --focus: ${color.motif};
  color: ${color.card};
  font-size: ${fontSize.small};
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  & ul {
    flex: 1;
    display: grid;
  }
  & li {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    gap: ${space.s1};
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & li svg {
    color: ${color.motif};
  }
  ${media.wide} {
    & ul {
      display: flex;
      justify-content: space-between;
    }
  }
`;

/** On a phone only the current message shows. */
const waiting = css`
  ${media.belowWide} {
    visibility: hidden;
  }
`;

const pauseButton = css`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-right: -0.5rem;
  ${media.wide} {
    display: none;
  }
  ${media.reducedMotion} {
    display: none;
  }
  ${needsScript};
`;

/** Time that each message stays on a narrow screen, in ms (docs/agreement.md#timings). */
const ROTATION = 2000;

/** One message shows at a time, and the visitor did not ask for less movement. */
const ROTATES = `${condition(media.belowWide)} and ${condition(media.motion)}`;

interface Props {
  messages: readonly string[];
  labels: Pick<Queries.HeaderNavigationFragment["labels"], "trust" | "trustPause" | "trustPlay">;
  /** What stands at its end. */
  children: ReactNode;
}

/** Four reasons to trust the firm: rotating on a phone, with a button that stops it, side by side on a wide screen. */
export function TrustBar({ messages, labels: { trust, trustPause, trustPlay }, children }: Props) {
  const [paused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (paused) {
      return;
    }
    const next = () => window.matchMedia(ROTATES).matches && setCurrent((index) => (index + 1) % messages.length);
    const timer = setInterval(next, ROTATION);
    return () => clearInterval(timer);
  }, [messages.length, paused]);
  return (
    <div css={bar}>
      <div css={[container, row]}>
        <ul aria-label={trust}>
          {messages.map((message, index) => (
            <li key={message} css={index !== current && waiting}>
              <Icon name="check" />
              {message}
            </li>
          ))}
        </ul>
        <button
          type="button"
          css={pauseButton}
          aria-label={paused ? trustPlay : trustPause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
        {children}
      </div>
    </div>
  );
}
