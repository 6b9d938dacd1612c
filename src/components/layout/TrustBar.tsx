import { css } from "@emotion/react";
import { useRef, useState } from "react";
import { container } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";
import { Icon } from "../Icon";
import { useHold } from "./use-hold";
import { useRotation } from "./use-rotation";

const bar = css`
  background: ${color.brandDeep};
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
  & li svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.motif};
  }
  ${media.desktop} {
    & ul {
      display: flex;
      justify-content: space-between;
    }
  }
`;

/** On a phone only the current message shows. */
const waiting = css`
  ${media.belowDesktop} {
    visibility: hidden;
  }
`;

const pauseButton = css`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-right: -0.5rem;
  border: 0;
  background: none;
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  ${media.desktop} {
    display: none;
  }
  ${media.reducedMotion} {
    display: none;
  }
  ${media.noScript} {
    display: none;
  }
`;

interface Props {
  promises: Omit<Queries.HeaderNavigationFragment["english"], "quote">;
  language: Queries.Language;
}

/**
 * Four reasons to trust the firm: one after the other on a phone, all at once on a wide screen. A mouse above it and a
 * focus in it hold it; a finger leaves neither behind, so that a tap on the button starts it again at once.
 */
export function TrustBar({ promises: { trustMessages, trust, trustPause, trustPlay }, language }: Props) {
  const [paused, setPaused] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const held = useHold(area);
  const current = useRotation(trustMessages.length, paused || held);
  return (
    <div ref={area} css={bar} lang={language}>
      <div css={[container, row]}>
        <ul aria-label={trust}>
          {trustMessages.map((message, index) => (
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
      </div>
    </div>
  );
}
