import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { Icon } from "../components/Icon";
import { SectionFrame } from "../components/SectionFrame";
import { row, visuallyHidden } from "../styles/layout";
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
      ...HasDrawing
    }
  }
`;

/** Paid webinars; the button opens the provider's page in a new tab, without opener. */
export function Webinars({ webinars, buttonLabel, kindLabels, ...frame }: Queries.WebinarsSectionFragment) {
  const button = (title: string, url: string) => (
    <ButtonLink href={url} variant="secondary" newTab data-webinar={title}>
      {buttonLabel} <span css={visuallyHidden}>{title}</span>
    </ButtonLink>
  );
  return (
    <SectionFrame {...frame}>
      <Grid>
        {webinars.map(({ slug, title, description, duration, kind, url, drawing }) => (
          <Card key={slug} drawing={drawing} foot={button(title, url)}>
            <h3>{title}</h3>
            <p css={[row(space.s1), { fontWeight: 600 }]}>
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
