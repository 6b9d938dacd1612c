import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { Card, cardFoot } from "../components/Card";
import { CardHead } from "../components/CardHead";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { space } from "../styles/tokens";

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

const durationStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  font-weight: 600;
`;

/** Paid webinars; the button opens the provider's page in a new tab, without opener. */
export function Webinars({ webinars, buttonLabel, kindLabels, ...frame }: Queries.WebinarsSectionFragment) {
  return (
    <SectionFrame {...frame}>
      <Grid>
        {webinars.map(({ slug, title, description, duration, kind, url, icon }) => (
          <Card key={slug}>
            <CardHead icon={icon} title={title} />
            <p css={durationStyle}>
              <Icon name="clock" />
              {kindLabels[kind]} · {duration}
            </p>
            <p>{description}</p>
            <div css={cardFoot}>
              <ButtonLink href={url} variant="secondary" newTab data-webinar={title}>
                {buttonLabel}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
