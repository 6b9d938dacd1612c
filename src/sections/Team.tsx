import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionButton } from "../components/Actions";
import { SectionFrame } from "../components/SectionFrame";
import { TeamCard } from "../components/TeamCard";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment TeamSection on TeamSection {
    anchor
    tone
    title
    intro
    members {
      ...TeamMember
    }
    invitation {
      title
      text
      action {
        ...ActionFields
      }
    }
  }

  fragment TeamMember on Mediator {
    slug
    name
    role
    topic
    bio {
      focus
      speciality
      style
    }
    image {
      file {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 128, height: 128, placeholder: NONE, formats: [WEBP], outputPixelDensities: [1, 2])
        }
      }
    }
  }
`;

/** Two cards beside each other on a phone, three on a tablet, four on a wide screen; an open one takes more room. */
const cards = css`
  display: grid;
  gap: ${space.s1};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > li:has(> details[open]) {
    grid-column: 1 / -1;
  }
  ${media.columns} {
    gap: ${space.s3};
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:has(> details[open]) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The last of an odd number does not stand alone above the tile of a phone. */
const odd = css`
  ${media.belowTablet} {
    & > li:nth-last-of-type(2) {
      grid-column: 1 / -1;
    }
  }
`;

const tile = css`
  display: grid;
  gap: ${space.s2};
  align-content: center;
  justify-items: start;
  padding: ${space.s3} ${space.s2};
  border-radius: ${radius.card};
  background: ${color.quiet};
  ${media.belowTablet} {
    grid-column: 1 / -1;
  }
`;

interface Props {
  section: Queries.TeamSectionFragment;
}

/** Team cards; one open at a time, native, so that bios are readable without JavaScript. */
export function Team({ section }: Props) {
  const { members, invitation, ...frame } = section;
  return (
    <SectionFrame {...frame} drawn="TeamSection">
      <ul css={[cards, invitation && members.length % 2 === 1 && odd]}>
        {members.map((member) => (
          <li key={member.slug}>
            <TeamCard member={member} group="team" />
          </li>
        ))}
        {invitation && (
          <li css={tile}>
            <h3>{invitation.title}</h3>
            <p>{invitation.text}</p>
            <ActionButton action={invitation.action} />
          </li>
        )}
      </ul>
    </SectionFrame>
  );
}
