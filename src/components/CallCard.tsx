import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, space } from "../styles/tokens";
import { CallLink } from "./CallLink";
import { Portrait } from "./Portrait";

const card = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  /* Narrow column on a tablet. */
  ${media.columns} {
    grid-template-columns: 1fr;
  }
  ${media.desktop} {
    grid-template-columns: auto 1fr;
  }
  & img {
    width: 7rem;
    border-radius: 50%;
    background: ${color.card};
    box-shadow: 0 0 0 4px ${color.card};
  }
  & > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** Fragment CallInvitationFields. */
type Props = Queries.CallInvitationFieldsFragment;

/** Who can be called, with a portrait and the button. */
export function CallCard({ title, text, label, mediator: { image } }: Props) {
  return (
    <div css={card} data-screen="">
      <Portrait {...image} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <CallLink>{label}</CallLink>
    </div>
  );
}
