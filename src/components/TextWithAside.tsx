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

const aside = css`
  display: grid;
  gap: ${space.s5};
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header-height) + ${space.s3});
  }
`;

interface Props {
  quote?: ComponentProps<typeof SideQuote>["quote"] | null;
  call: Queries.CallInvitationFieldsFragment;
  children: ReactNode;
}

/** Heading and text with the phone beside it, and a quote where there is one. */
export function TextWithAside({ quote, call, children }: Props) {
  return (
    <div css={columns}>
      <div css={words}>{children}</div>
      <aside css={aside}>
        {quote && <SideQuote quote={quote} />}
        <CallCard {...call} />
      </aside>
    </div>
  );
}
