import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, font, fontSize, outline, radius, space } from "../styles/tokens";
import { Icon } from "./Icon";
import { MediatorBio } from "./MediatorBio";
import { MemberFacts } from "./MemberFacts";
import { Picture } from "./Picture";
import { useSiteTexts } from "./site-texts";
import { surface } from "./tones";

/** Four rows that are level with those of the cards beside it; only the last grows when a card opens. */
const card = css`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  margin-bottom: ${space.s3};
  border: ${outline};
  border-radius: ${radius.card};
  ${surface(color.card)};
  overflow: clip;
  & > p {
    padding: 0 ${space.s2} ${space.s2};
  }
  /* Opened on a wide screen, role and bio are beside the facts, in three columns. */
  ${media.wide} {
    &:has(> details[open]) {
      grid-template-columns: 1fr 2fr;
      column-gap: ${space.s3};
      & > details {
        grid-area: 1 / 2 / span 4;
        padding-top: ${space.s3};
        & > summary {
          border-top: 0;
        }
      }
      & details dl {
        display: grid;
        grid-template-rows: auto auto;
        grid-auto-flow: column;
        grid-auto-columns: 1fr;
        column-gap: ${space.s3};
      }
    }
  }
`;

/** The portrait is the upper half of a circle that the head's edge cuts off. Three columns are as a chess-board. */
const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  justify-content: space-between;
  align-items: end;
  padding: ${space.s1} ${space.s2} 0;
  border-bottom: ${outline};
  background: ${color.lens};
  li:nth-of-type(even) > & {
    background: ${color.sky};
  }
  & h3 {
    flex: 1 1 7rem;
    padding-bottom: ${space.s2};
  }
  & img {
    flex: none;
    width: clamp(6.5rem, 16vw, 9rem);
    border-radius: ${radius.pill} ${radius.pill} 0 0;
  }
`;

/** The whole card opens and closes it; links in the card and the text that opened lie above. */
const details = css`
  grid-row: 4;
  padding-inline: ${space.s2};
  & > summary {
    min-height: 3rem;
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
    padding-bottom: ${space.s2};
  }
`;

/** Calling card of a member of the team; a click opens role and bio, a second click closes it. */
export function TeamCard({ member }: { member: Queries.TeamMemberFragment }) {
  const texts = useSiteTexts();
  const { slug, name, surname, image, role, bio } = member;
  return (
    <li css={card} id={slug}>
      <div css={head}>
        <h3>{surname ? `${name} ${surname}` : name}</h3>
        <Picture {...image} alt="" />
      </div>
      <MemberFacts {...member} />
      {member.fit && (
        <p>
          <strong>{texts.memberFit}</strong> {member.fit}
        </p>
      )}
      <details css={details} name="team">
        <summary>
          {`${texts.expandBio} ${name}`}
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
