import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ContactPerson } from "../components/ContactPerson";
import { Expectations } from "../components/Expectations";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { RuledList } from "../components/RuledList";
import { container, headingFont, leadText, stack, tracks } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, outline, radius, space } from "../styles/tokens";
import { EmbedPart, headingOf } from "./EmbedPart";

export const fragment = graphql`
  fragment FormOpeningSection on FormOpeningSection {
    anchor
    title
    lead
    badges
    ways {
      title
      text
      ...HasAction
    }
    showPerson
    ...HasDrawing
    formTitle
    points
    ...HasAction
    integration {
      ...IntegrationFields
    }
  }
`;

const opening = css`
  position: relative;
  background: ${color.page};
  padding-block: clamp(${space.s1}, 5vw - 1rem, ${space.s5}) ${space.section};
`;

const columns = css`
  ${container};
  ${stack(`${space.s3} ${space.s8}`)};
  /* A tablet has points in two columns, and ways; where there is a person, ways are in one and the person in the other. */
  ${media.pairs} {
    & > div > ul:not(:has(+ figure)),
    & > :has(> figure) {
      grid-template-columns: 1fr 1fr;
    }
    & > :has(> figure) > ul {
      grid-template-columns: 1fr;
    }
  }
  ${media.desktop} {
    ${tracks("4fr 7fr")}
    grid-template-rows: auto 1fr;
    align-items: start;
  }
`;

const words = css`
  ${stack(space.s2)};
  & > h1 + div {
    ${leadText};
  }
`;

/** Paper with the form or agenda; a drawing at its head reaches to the edges. */
const sheet = css`
  --sheet: clamp(1.25rem, 0.5rem + 3vw, 2.5rem);
  padding: var(--sheet);
  border: ${outline};
  border-radius: ${radius.card};
  background: ${color.card};
  & > img {
    width: calc(100% + 2 * var(--sheet));
    max-width: none;
    margin: calc(-1 * var(--sheet)) calc(-1 * var(--sheet)) ${space.s3};
    border-radius: 10px 10px 0 0;
  }
  & > h2 {
    margin-bottom: ${space.s2};
    font-size: ${fontSize.h3};
  }
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    align-self: stretch;
  }
`;

/** With more than three badges or points the ways stand under words and sheet, and the person under the words. */
const waysUnder = css`
  ${media.desktop} {
    & > :last-of-type {
      display: contents;
    }
    & > :last-of-type > figure {
      grid-area: 2 / 1;
      align-self: stretch;
    }
    & > :last-of-type > ul {
      ${tracks("4fr 7fr")}
      grid-column: 1 / -1;
      column-gap: ${space.s8};
      margin-top: ${space.s3};
    }
  }
`;

/** A phone number is set large. */
const beside = css`
  ${stack(space.s4)};
  padding-top: ${space.s2};
  & a[href^="tel:"] {
    ${headingFont(fontSize.h3)};
  }
`;

/** Opening of a page with its form or agenda in the first screen, and the other ways to get in touch. */
export function FormOpening(section: Queries.FormOpeningSectionFragment) {
  const { anchor, title, lead, badges, ways, showPerson, drawing, formTitle, integration, points, action } = section;
  const isLong = [badges, points].some((list) => list && list.length > 3);
  return (
    <section css={opening} data-opening="sand">
      <div css={[columns, isLong && waysUnder]}>
        <div css={words}>
          <h1>{title}</h1>
          {lead && <RichText html={lead} />}
          {badges && <CheckList items={badges} />}
        </div>
        <div css={sheet} id={anchor ?? undefined}>
          {drawing && <Picture {...drawing} priority />}
          <h2>{headingOf(integration, formTitle)}</h2>
          <EmbedPart integration={integration} />
          <Expectations {...{ points, action }} />
        </div>
        <div css={beside}>
          {ways && <RuledList items={ways} columns={1} />}
          {showPerson && <ContactPerson />}
        </div>
      </div>
    </section>
  );
}
