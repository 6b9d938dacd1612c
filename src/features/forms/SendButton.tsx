import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { row, visuallyHidden } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";

const line = css`
  ${row(space.s2)};
  & > p {
    flex: 1 1 12rem;
    color: ${color.textSoft};
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
`;

/** Both texts lie in one cell, so that the button keeps its size. */
const button = css`
  display: inline-grid;
  & > span {
    display: inline-flex;
    grid-area: 1 / 1;
    gap: ${space.s1};
    align-items: center;
    justify-content: center;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
  ${media.belowTablet} {
    width: 100%;
  }
  &[aria-disabled="true"] {
    cursor: progress;
    transform: none;
  }
`;

/** The two circles of the logo, which meet while the answers are being sent. */
const circles = css`
  flex: none;
  width: 2.25rem;
  height: 1.25rem;
  ${media.motion} {
    @keyframes meet {
      to {
        transform: translateX(var(--way));
      }
    }
    & > circle {
      --way: 6px;
    }
    [aria-disabled] & > circle {
      animation: meet 1.2s ease-in-out infinite alternate;
    }
    & > circle + circle {
      --way: -6px;
    }
  }
`;

interface Props {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Short line beside the button. */
  note: string | null;
}

/** Button that sends a form. It keeps its size and the focus while it is busy; the form ignores a second click. */
export function SendButton({ label, busyLabel, isBusy, note }: Props) {
  return (
    <div css={line} data-no-print="">
      <Button type="submit" css={button} aria-disabled={isBusy || undefined}>
        <span aria-hidden={isBusy || undefined}>{label}</span>
        <span aria-hidden={!isBusy || undefined}>
          <svg css={circles} viewBox="0 0 44 24" aria-hidden="true">
            <circle cx="14" cy="12" r="9" fill={color.accentSoft} />
            <circle cx="30" cy="12" r="9" fill={color.figure} />
          </svg>
          {busyLabel}
        </span>
      </Button>
      {note && <p>{note}</p>}
      <p role="status" css={visuallyHidden}>
        {isBusy ? busyLabel : ""}
      </p>
    </div>
  );
}
