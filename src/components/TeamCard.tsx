import { css } from "@emotion/react";
import { color, font, fontSize, radius, shadow, space } from "../styles/tokens";
import { Icon } from "./Icon";
import { MediatorBio } from "./MediatorBio";
import { Picture } from "./Picture";
import { useSiteTexts } from "./site-texts";

const card = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow};
  & > summary {
    flex-direction: column;
    justify-content: start;
    height: 100%;
    padding: ${space.s2} ${space.half};
    font-size: ${fontSize.small};
    font-weight: 400;
    line-height: 1.4;
    text-align: center;
    border-radius: ${radius.card};
  }
  &:not([open]) {
    height: 100%;
  }
  & > div {
    padding: 0 ${space.s3} ${space.s3};
  }
`;

const portrait = css`
  width: clamp(4.5rem, 2.5rem + 8vw, 8rem);
  border-radius: 50%;
  background: ${color.quiet};
`;

const nameStyle = css`
  display: block;
  font-family: ${font.heading};
  font-size: ${fontSize.h3};
  font-weight: 600;
  line-height: 1.2;
`;

const more = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  margin-top: ${space.s1};
  color: ${color.link};
  font-weight: 600;
`;

interface Props {
  member: Queries.TeamMemberFragment;
  /** Cards of the same group: opening one closes the other (`details name`). */
  group: string;
}

/** Member of the team; a click opens role and bio, a second click closes it. The portrait adds nothing to the name. */
export function TeamCard({ member, group }: Props) {
  const texts = useSiteTexts();
  const picture = member.image.file.childImageSharp?.gatsbyImageData;
  return (
    <details css={card} name={group}>
      <summary>
        {picture ? <Picture image={picture} alt="" css={portrait} /> : <span />}
        <span>
          <span css={nameStyle}>{member.name}</span>
          {member.topic}
          <span css={more}>
            {texts.expandBio}
            <Icon name="chevron" />
          </span>
        </span>
      </summary>
      <div>
        <p>{member.role}</p>
        <MediatorBio bio={member.bio} />
      </div>
    </details>
  );
}
