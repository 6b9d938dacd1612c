import { css } from "@emotion/react";
import { color, font, fontSize, radius, shadow, space } from "../styles/tokens";
import { closeOthers } from "./close-others";
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
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${space.s2};
    align-items: center;
    padding: ${space.s2};
    border-radius: ${radius.card};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > dl {
    padding: 0 ${space.s3} ${space.s3};
  }
  &[open] .more svg {
    transform: rotate(180deg);
  }
`;

const portrait = css`
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
  gap: ${space.half};
  color: ${color.link};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

interface Props {
  member: Queries.TeamMemberFragment;
  /** Cards of the same group: opening one closes the other (`details name`). */
  group: string;
}

/** Member of the team; a click opens role and bio, a second click closes it. */
export function TeamCard({ member, group }: Props) {
  const texts = useSiteTexts();
  const picture = member.image.file.childImageSharp?.gatsbyImageData;
  return (
    <details css={card} name={group} onToggle={closeOthers}>
      <summary>
        {picture ? <Picture image={picture} alt={member.image.alt} css={portrait} /> : <span />}
        <span>
          <span css={nameStyle}>{member.name}</span>
          {member.role}
          <span css={more} className="more">
            {texts.expandBio}
            <Icon name="chevron" />
          </span>
        </span>
      </summary>
      <MediatorBio bio={member.bio} />
    </details>
  );
}
