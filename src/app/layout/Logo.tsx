import { css } from "@emotion/react";
import { Motif } from "../../components/Motif";
import { headingFont } from "../../styles/layout";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";

const style = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  ${headingFont("1.0625rem")};
  line-height: 1.1;
  & > span {
    min-width: 0;
    max-width: 11rem;
  }
  ${media.narrow} {
    font-size: 0.9375rem;
  }
  /* The name stays whole beside the buttons. */
  ${media.largeLetters} {
    font-size: 3.5vw;
    overflow-wrap: normal;
    hyphens: none;
  }
  & svg {
    flex: none;
    width: clamp(2rem, 11vw, 2.75rem);
    overflow: visible;
  }
`;

/** Wordmark: the two shapes that meet, and the name of the firm. */
export function Logo({ name }: { name: string }) {
  return (
    <span css={style}>
      <Motif />
      <span lang="nl">{name}</span>
    </span>
  );
}
