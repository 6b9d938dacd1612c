import { css } from "@emotion/react";
import { row } from "../styles/layout";
import { color, fontSize, space } from "../styles/tokens";
import { CallLink } from "./CallLink";
import { Picture } from "./Picture";

const card = css`
  ${row(`${space.s2} ${space.s3}`)};
  & img {
    width: 7rem;
    border-radius: 50%;
    background: ${color.lens};
  }
  & > div {
    flex: 1 1 11rem;
  }
  & h3 {
    margin-bottom: ${space.half};
    font-size: ${fontSize.h4};
  }
`;

/** Who can be called, with a portrait and the number. */
export function CallCard({ title, text, label, mediator: { image } }: Queries.CallInvitationFieldsFragment) {
  return (
    <div css={card} data-no-print="">
      <Picture {...image} alt="" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <CallLink variant="text">{label}</CallLink>
      </div>
    </div>
  );
}
