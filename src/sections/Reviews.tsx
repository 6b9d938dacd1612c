import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Card } from "../components/Card";
import { Grid } from "../components/Grid";
import { Rating } from "../components/Rating";
import { SectionFrame } from "../components/SectionFrame";
import { color, fontSize } from "../styles/tokens";

export const fragment = graphql`
  fragment ReviewsSection on ReviewsSection {
    anchor
    tone
    title
    intro
    reviews {
      slug
      name
      company
      text
      rating
    }
  }
`;

const by = css`
  margin-top: auto;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  & strong {
    display: block;
    color: ${color.text};
  }
`;

interface Props {
  section: Queries.ReviewsSectionFragment;
}

/** Customer reviews with their rating. */
export function Reviews({ section }: Props) {
  const { reviews, ...frame } = section;
  return (
    <SectionFrame {...frame}>
      <Grid stagger={100} staggerColumns={3}>
        {reviews.map(({ slug, name, company, text, rating }) => (
          <Card key={slug}>
            <Rating value={rating} />
            <blockquote>{text}</blockquote>
            <p css={by}>
              <strong>{name}</strong>
              {company}
            </p>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}
