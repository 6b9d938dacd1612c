import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactPerson } from "../components/ContactPerson";
import { ContactWays } from "../components/ContactWays";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";
import { EmbedPart } from "./EmbedPart";

export const fragment = graphql`
  fragment FormOpeningSection on FormOpeningSection {
    anchor
    title
    lead
    badges
    ways {
      title
      text
      action {
        ...ActionFields
      }
    }
    showPerson
    formTitle
    formIntro
    points
    action {
      ...ActionFields
    }
    integration {
      ...IntegrationFields
    }
    embedTexts {
      ...EmbedTextFields
    }
    contact {
      phone
      email
    }
  }
`;

/** Petrol for the words, and the form on a sheet that reaches over its lower edge. */
const band = css`
  padding-block: ${space.s4} ${space.s6};
  background: ${color.brand};
  color: ${color.card};
  ${media.desktop} {
    margin-bottom: ${space.s8};
    padding-block: ${space.s6} ${space.s4};
  }
`;

const columns = css`
  ${container};
  display: grid;
  gap: ${space.s3} ${space.s8};
  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 7fr);
  }
`;

const words = css`
  display: grid;
  gap: ${space.s2};
  align-content: start;
  & > p {
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
  & ul svg {
    color: ${color.motif};
  }
`;

const beside = css`
  display: grid;
  gap: ${space.s3};
  align-content: space-between;
  ${media.desktop} {
    /* The portrait stands on the edge of the band. */
    margin-bottom: -${space.s4};
    & figure img {
      width: 11rem;
    }
  }
`;

const sheet = css`
  scroll-margin-top: ${space.s1};
  padding: ${space.s3};
  border: 2px solid ${color.text};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  & > h2 {
    font-size: ${fontSize.h3};
  }
  & > h2,
  & > p {
    margin-bottom: ${space.s2};
  }
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    margin-bottom: calc(-1 * ${space.s8} - ${space.s4});
    padding: ${space.s5};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

interface Props {
  section: Queries.FormOpeningSectionFragment;
}

/** Opening of a page with its form or agenda in the first screen, and the other ways to get in touch. */
export function FormOpening({ section }: Props) {
  const { anchor, title, lead, badges, ways, showPerson, formTitle, formIntro, ...part } = section;
  return (
    <section css={band} data-opening="form">
      <div css={columns}>
        <div css={words}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
          {badges && <CheckList items={badges} />}
        </div>
        <div css={sheet} id={anchor ?? undefined}>
          <h2>{formTitle}</h2>
          {formIntro && <p>{formIntro}</p>}
          <EmbedPart {...part} />
        </div>
        <div css={beside}>
          {ways && <ContactWays ways={ways} />}
          {showPerson && <ContactPerson />}
        </div>
      </div>
    </section>
  );
}
