import { css } from "@emotion/react";
import { tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { Icon } from "./Icon";
import { Motif } from "./Motif";

/** Half the room between the two lines at the start: they run down, on a wide screen to the right. */
export const RAIL_GAP = { phone: "32px", wide: "4rem" } as const;

/** From the start of a stop to the middle of its rings, on a wide screen. */
export const RAIL_START = "0.75rem";

/** Share of the gap that is left at a place from 0 (start) to 1 (together): the curve that the lines are drawn with. */
const gapAt = (place: number): number => 1 - place * place * (1.8 - 0.8 * place);

/** A ring on each line; at the end, where the lines meet, the motif. */
const stop = css`
  position: relative;
  padding-bottom: ${space.s2};
  line-height: 1.35;
  &:last-of-type {
    padding: 0;
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
  &:not(:last-of-type)::before,
  &:not(:last-of-type)::after,
  & > svg {
    position: absolute;
    left: -60px;
    top: 0.875rem;
    transform: translate(calc(-50% + ${RAIL_GAP.phone} * var(--side, 0) * var(--gap)), -50%);
    ${media.desktop} {
      left: var(--place, ${RAIL_START});
      top: -6.25rem;
      transform: translate(-50%, calc(-50% + ${RAIL_GAP.wide} * var(--side, 0) * var(--gap)));
    }
  }
  &:not(:last-of-type)::before,
  &:not(:last-of-type)::after {
    --side: -1;
    content: "";
    width: 1.375rem;
    height: 1.375rem;
    border: 5px solid var(--bar-own, ${color.brand});
    border-radius: 50%;
    background: ${color.page};
  }
  &:not(:last-of-type)::after {
    --side: 1;
    border-color: ${color.motif};
  }
  & > svg {
    width: 144px;
    max-width: none;
  }
  & > svg + svg {
    width: 1.25rem;
    color: ${color.brand};
  }
  /* A tablet has both on one line. */
  ${media.upright} {
    display: grid;
    ${tracks("1fr 2fr")}
    column-gap: ${space.s2};
    align-items: baseline;
  }
  ${media.desktop} {
    padding: 0 clamp(${space.s1}, 4vw - 1.5rem, ${space.s2}) 0 0;
    &:last-of-type {
      --place: 4rem;
    }
    & > svg {
      width: 18rem;
    }
    & > svg + svg {
      width: 2rem;
    }
    & h3 {
      font-size: ${fontSize.body};
    }
  }
`;

interface Props {
  title: string;
  detail: string | null;
  /** From 0, where the lines start apart, to 1, where they are one. */
  place: number;
}

/** Stop on the two lines of a process rail. */
export function RailStop({ title, detail, place }: Props) {
  return (
    <li css={stop} style={{ "--gap": gapAt(place) }}>
      {place === 1 && (
        <>
          <Motif distance={24} width={168} />
          <Icon name="check" />
        </>
      )}
      <h3>{title}</h3>
      <p>{detail}</p>
    </li>
  );
}
