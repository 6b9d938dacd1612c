import { css } from "@emotion/react";
import { color, font, fontSize, outline, radius, space } from "../styles/tokens";
import { Icon } from "./Icon";
import { MediatorBio } from "./MediatorBio";
import { MemberFacts } from "./MemberFacts";
import { Portrait } from "./Portrait";
import { SampleMark } from "./SampleMark";
import { useSiteTexts } from "./site-texts";

/** Four rows that are level with those of the cards beside it; only the last grows when the card opens. */
const card = css`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 0;
  margin-bottom: ${space.s3};
  /* The paper of the upper rows; the details have their own, so that a closed card ends above an open neighbour's end. */
  &::before {
    content: "";
    grid-area: 1 / 1 / 4 / 2;
    border: ${outline};
    border-bottom: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.card};
  }
`;

const head = css`
  grid-area: 1 / 1;
  display: flex;
  gap: ${space.s1};
  justify-content: space-between;
  align-items: end;
  padding: ${space.s1} ${space.s2} 0;
  border: ${outline};
  border-radius: ${radius.card} ${radius.card} 0 0;
  & > div {
    display: grid;
    gap: ${space.s1};
    justify-items: start;
    padding-bottom: ${space.s1};
  }
  & h3 {
    font-size: ${fontSize.h4};
  }
`;

/** The upper half of a circle that the head's edge cuts off. */
const portrait = css`
  flex: none;
  width: clamp(5rem, 16vw, 6.5rem);
  border-radius: ${radius.pill} ${radius.pill} 0 0;
`;

const fit = css`
  grid-area: 3 / 1;
  padding: 0 ${space.s2} ${space.s2};
`;

/** The whole card opens and closes it; links in the card and the text that opened lie above. */
const details = css`
  grid-area: 4 / 1;
  align-self: start;
  border: ${outline};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.card};
  & > summary {
    min-height: 3rem;
    margin-inline: ${space.s2};
    border-top: 1px solid ${color.line};
    color: ${color.link};
    font: 600 ${fontSize.small} / 1.4 ${font.text};
  }
  & > summary::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & > div {
    position: relative;
    z-index: 1;
    padding: 0 ${space.s2} ${space.s2};
  }
`;

interface Props {
  member: Queries.TeamMemberFragment;
  /** Ground of the head. */
  ground: string;
}

/** Calling card of a member of the team; a click opens role and bio, a second click closes it. */
export function TeamCard({ member, ground }: Props) {
  const texts = useSiteTexts();
  const { slug, sample, name, surname, image, role, bio } = member;
  return (
    <li css={card} id={slug}>
      <div css={head} style={{ background: ground }}>
        <div>
          {sample && <SampleMark />}
          <h3>{surname ? `${name} ${surname}` : name}</h3>
        </div>
        <Portrait {...image} alt="" css={portrait} />
      </div>
      <MemberFacts {...member} />
      {member.fit && (
        <p css={fit}>
          <strong>{texts.memberFit}</strong> {member.fit}
        </p>
      )}
      <details css={details} name="team">
        <summary>
          {texts.expandBio} {name}
          <Icon name="chevron" />
        </summary>
        <div>
          <p>{role}</p>
          <MediatorBio bio={bio} />
        </div>
      </details>
    </li>
  );
}
