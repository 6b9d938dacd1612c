import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { CallCard } from "./CallCard";
import { SideQuote } from "./SideQuote";

const columns = css`
  display: grid;
  gap: ${space.s5};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${space.s8};
    align-items: start;
  }
`;

const words = css`
  display: grid;
  gap: ${space.s3};
`;

/** Quote and phone beside each other between a phone's width and the column's. */
const aside = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.s5};
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-height) + ${space.s3});
  }
`;

interface Props {
  quote?: ComponentProps<typeof SideQuote>["quote"] | null;
  call?: Queries.CallInvitationFieldsFragment | null;
  children: ReactNode;
}

/** Heading and text with a quote beside it, the phone, or both. */
export function TextWithAside({ quote, call, children }: Props) {
  return (
    <div css={columns}>
      <div css={words}>{children}</div>
      <aside css={aside}>
        {quote && <SideQuote quote={quote} />}
        {call && <CallCard {...call} />}
      </aside>
    </div>
  );
}
