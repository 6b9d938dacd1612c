import { css } from "@emotion/react";
import { color, space } from "../styles/tokens";
import { CallLink } from "./CallLink";
import { Picture } from "./Picture";

const card = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  & img {
    width: 5.5rem;
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
  const picture = image.file.childImageSharp?.gatsbyImageData;
  return (
    <div css={card} data-screen="">
      {picture && <Picture image={picture} alt={image.alt} />}
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <CallLink>{label}</CallLink>
    </div>
  );
}
