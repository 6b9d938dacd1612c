import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { CallCard } from "./CallCard";
import { SideQuote } from "./SideQuote";

const columns = css`
  display: grid;
  gap: ${space.s5};
  ${media.columns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(${space.s4}, 5vw, ${space.s8});
    align-items: start;
  }
`;

const words = css`
  display: grid;
  gap: ${space.s3};
`;

const aside = css`
  display: grid;
  gap: ${space.s5};
  ${media.columns} {
    position: sticky;
    top: calc(var(--header-height) + ${space.s3});
  }
`;

interface Props {
  quote?: ComponentProps<typeof SideQuote>["quote"] | null;
  call?: Queries.CallInvitationFieldsFragment | null;
  /** Shown first: a map. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Heading and text with a quote beside it, the phone, or both. */
export function TextWithAside({ quote, call, picture, children }: Props) {
  return (
    <div css={columns}>
      <div css={words}>{children}</div>
      <aside css={aside}>
        {picture}
        {quote && <SideQuote quote={quote} />}
        {call && <CallCard {...call} />}
      </aside>
    </div>
  );
}
