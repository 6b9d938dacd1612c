import { css } from "@emotion/react";
import { row } from "../styles/layout";
import { color, space } from "../styles/tokens";
import { CallLink } from "./CallLink";
import { ContentImage } from "./ContentImage";

const card = css`
  ${row(`${space.s2} ${space.s3}`)};
  & img {
    width: 7rem;
    border-radius: 50%;
    background: ${color.lens};
    box-shadow: 0 0 0 4px ${color.card};
  }
  & > div {
    flex: 1 1 11rem;
  }
`;

/** Fragment CallInvitationFields. */
type Props = Queries.CallInvitationFieldsFragment;

/** Who can be called, with a portrait and the button. */
export function CallCard({ title, text, label, mediator: { image } }: Props) {
  return (
    <div css={card} data-screen="">
      <ContentImage {...image} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <CallLink>{label}</CallLink>
    </div>
  );
}
