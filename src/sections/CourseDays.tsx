import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { useSiteTexts } from "../components/site-texts";
import { columns, headingFont } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";

export const fragment = graphql`
  fragment CourseDaysSection on CourseDaysSection {
    ...SectionHead
    collapseLabel
    days {
      day
      title
      text: description
    }
  }
`;

/** Day, subject and text of a programme, beside each other from a tablet on; a phone has a line with a ring at each day. */
const dayStyle = css`
  ${columns("7rem 5fr 8fr", `${space.half} ${space.s3}`, media.columns)};
  align-items: baseline;
  & > span {
    color: var(--eyebrow, ${color.action});
    font-weight: 600;
  }
  & > h3 {
    font-size: ${fontSize.h3};
  }
  ${media.belowColumns} {
    position: relative;
    margin-left: 8px;
    padding: 0 0 ${space.s4} ${space.s3};
    --line: ${color.motif};
    border-left: 3px solid var(--line);
    &:nth-of-type(odd) {
      --line: ${color.brand};
    }
    &:last-of-type {
      padding-bottom: 0;
    }
    &::before {
      content: "";
      position: absolute;
      inset: 2px auto auto -11px;
      padding: 6px;
      border: 4px solid var(--line);
      border-radius: 50%;
      background: ${color.card};
    }
  }
  ${media.columns} {
    padding-block: ${space.s2};
    border-top: 2px solid;
    & > span {
      ${headingFont(fontSize.h3)};
    }
    & > h3 {
      font-size: ${fontSize.h4};
    }
  }
`;

/** The days of the free e-mail course. */
export function CourseDays({ days, ...frame }: Queries.CourseDaysSectionFragment) {
  const texts = useSiteTexts();
  return (
    <SectionFrame {...frame}>
      <ol data-reveal-children={150}>
        {days.map(({ day, title, text }) => (
          <li key={day} css={dayStyle}>
            <span>{`${texts.day} ${day}`}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
