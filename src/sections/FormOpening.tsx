import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactPerson } from "../components/ContactPerson";
import { ContactWays } from "../components/ContactWays";
import { RichText } from "../components/RichText";
import { container } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { EmbedPart } from "./EmbedPart";
import { FormSheet } from "./FormSheet";
import { headingOf } from "./own-form";

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
    drawing {
      ...DrawingFields
    }
    formTitle
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
      siteUrl
    }
  }
`;

const opening = css`
  position: relative;
  background: ${color.page};
  padding-block: ${space.s3} ${space.section};
  ${media.desktop} {
    padding-top: ${space.s5};
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
  & > h1 + div {
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`;

const beside = css`
  display: grid;
  gap: ${space.s4};
  align-content: start;
  /* A tablet has the person beside the ways. */
  ${media.belowDesktop} {
    &:has(> figure) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
  }
`;

/** Smaller, as there is more above it. */
const besideClaims = css`
  ${media.desktop} {
    & > figure {
      grid-template-columns: 45% 1fr;
      justify-items: start;
      padding-block: 0;
      text-align: left;
    }
    & img {
      width: 100%;
    }
  }
`;

/** Opening of a page with its form or agenda in the first screen, and the other ways to get in touch. */
export function FormOpening(section: Queries.FormOpeningSectionFragment) {
  const { anchor, title, lead, badges, ways, showPerson, drawing, formTitle, ...part } = section;
  return (
    <section css={opening} data-ground="sand">
      <div css={columns}>
        <div css={words}>
          <h1>{title}</h1>
          {lead && <RichText html={lead} />}
          {badges && <CheckList items={badges} />}
        </div>
        <FormSheet id={anchor ?? undefined} drawing={drawing}>
          <h2>{headingOf(part.integration, formTitle)}</h2>
          <EmbedPart {...part} />
        </FormSheet>
        <div css={[beside, badges && besideClaims]}>
          {ways && <ContactWays ways={ways} />}
          {showPerson && <ContactPerson />}
        </div>
      </div>
    </section>
  );
}
