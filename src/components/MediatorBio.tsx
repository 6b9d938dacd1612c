import { css } from "@emotion/react";
import { color, fontSize, space } from "../styles/tokens";
import { useSiteTexts } from "./site-texts";

const list = css`
  & dt {
    margin-top: ${space.s1};
    color: ${color.textSoft};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;

/** Focus, speciality and style of a mediator. */
export function MediatorBio({ bio }: { bio: { focus: string; speciality: string; style: string } }) {
  const texts = useSiteTexts();
  return (
    <dl css={list}>
      <dt>{texts.bioFocus}</dt>
      <dd>{bio.focus}</dd>
      <dt>{texts.bioSpeciality}</dt>
      <dd>{bio.speciality}</dd>
      <dt>{texts.bioStyle}</dt>
      <dd>{bio.style}</dd>
    </dl>
  );
}
