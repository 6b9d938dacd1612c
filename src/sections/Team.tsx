import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { Fold } from "../components/Fold";
import { SampleMark } from "../components/SampleMark";
import { SectionFrame } from "../components/SectionFrame";
import { TeamCard } from "../components/TeamCard";
import { surface } from "../components/tones";
import { columns, stack } from "../styles/layout";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment TeamSection on TeamSection {
    ...SectionHead
    collapseLabel
    sampleNote
    members {
      ...TeamMember
    }
    invitation {
      title
      text
      ...HasAction
    }
  }

  fragment TeamMember on Mediator {
    slug
    sample
    name
    surname
    role
    topic
    register {
      label
      number
      link
    }
    region
    languages
    fit
    bio {
      focus
      speciality
      style
    }
    image {
      ...PortraitFields
    }
  }
`;

/** One card on a phone, two on a tablet, three on a wide screen, with level rows. */
const cards = css`
  ${columns("repeat(2, 1fr)", `0 ${space.s3}`, media.tablet)};
  /* A card that opens takes a row of its own; those after it fill the row above. */
  ${media.tablet} {
    grid-auto-flow: dense;
    & > :has(> details[open]) {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const tile = css`
  ${stack(space.s2)};
  grid-row: span 4;
  align-content: center;
  margin-bottom: ${space.s3};
  justify-items: start;
  padding: ${space.s3} ${space.s2};
  border-radius: ${radius.card};
  ${surface(color.sky)};
`;

/** Cards of whole rows, on tablets and wide screens; a phone folds the others. */
const FIRST = 6;

/** Team cards; one open at a time, native, so that bios are readable without JavaScript. */
export function Team({ members, invitation, collapseLabel, sampleNote, ...frame }: Queries.TeamSectionFragment) {
  const note = sampleNote && members.some(({ sample }) => sample) && (
    <p css={{ marginTop: space.s2 }}>
      <SampleMark /> {sampleNote}
    </p>
  );
  const all = members.map((member) => <TeamCard key={member.slug} member={member} />);
  return (
    <SectionFrame {...frame} aside={note}>
      <ul css={cards} data-reveal-children={150}>
        {all.slice(0, FIRST)}
      </ul>
      <Fold label={members.length > FIRST ? collapseLabel : null} on="tablet">
        <ul css={cards} data-reveal-children={150}>
          {all.slice(FIRST)}
          {invitation && (
            <li css={tile}>
              <h3>{invitation.title}</h3>
              <p>{invitation.text}</p>
              <ActionButton action={invitation.action} />
            </li>
          )}
        </ul>
      </Fold>
    </SectionFrame>
  );
}
