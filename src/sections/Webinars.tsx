import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { row } from "../styles/layout";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";

export const fragment = graphql`
  fragment WebinarsSection on WebinarsSection {
    ...SectionHead
    buttonLabel
    kindLabels {
      single
      package
    }
    webinars {
      slug
      title
      description
      duration
      kind
      url
      icon
    }
  }
`;

/** Only where cards stand beside each other: on a phone the titles suffice. */
const tile = css`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: ${space.s1};
  border-radius: ${radius.card};
  background: ${color.quiet};
  color: ${color.brand};
  ${media.belowTablet} {
    display: none;
  }
`;

const durationStyle = css`
  ${row(space.s1)};
  font-weight: 600;
`;

/** Paid webinars; the button opens the provider's page in a new tab, without opener. */
export function Webinars({ webinars, buttonLabel, kindLabels, ...frame }: Queries.WebinarsSectionFragment) {
  const button = (title: string, url: string) => (
    <ButtonLink href={url} variant="secondary" newTab data-webinar={title}>
      {buttonLabel}
    </ButtonLink>
  );
  return (
    <SectionFrame {...frame}>
      <Grid>
        {webinars.map(({ slug, title, description, duration, kind, url, icon }) => (
          <Card key={slug} foot={button(title, url)}>
            <div css={tile}>
              <Icon name={icon} />
            </div>
            <h3>{title}</h3>
            <p css={durationStyle}>
              <Icon name="clock" />
              {kindLabels[kind]} · {duration}
            </p>
            <p>{description}</p>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
