import { graphql } from "gatsby";
import { Grid } from "../components/Grid";
import { SectionFrame } from "../components/SectionFrame";
import { TeamCard } from "../components/TeamCard";

export const fragment = graphql`
  fragment TeamSection on TeamSection {
    anchor
    tone
    title
    intro
    members {
      ...TeamMember
    }
  }

  fragment TeamMember on Mediator {
    slug
    name
    role
    bio {
      focus
      speciality
      style
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 96, height: 96, placeholder: NONE, formats: [AUTO, WEBP])
        }
      }
    }
  }
`;

interface Props {
  section: Queries.TeamSectionFragment;
}

/** Team cards; one open at a time, native, so that bios are readable without JavaScript. */
export function Team({ section }: Props) {
  const { members, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid columns="two">
        {members.map((member) => (
          <li key={member.slug}>
            <TeamCard member={member} group="team" />
          </li>
        ))}
      </Grid>
    </SectionFrame>
  );
}
