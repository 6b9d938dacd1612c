import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../../styles/tokens";
import { useSiteTexts } from "../site-texts";

const block = css`
  padding-top: ${space.s2};
  border-top: 2px solid ${color.motif};
  & h3 {
    margin: 0 0 ${space.s1};
  }
  & h3 > span {
    color: ${color.action};
  }
  & > * + * {
    margin-top: ${space.s2};
  }
`;

/** One day of the seven-day guide. */
export function CourseDay({ day, title, children }: { day: string; title: string; children: ReactNode }) {
  const texts = useSiteTexts();
  return (
    <div css={block}>
      <h3>
        <span>{`${texts.day} ${day}`}</span> {title}
      </h3>
      {children}
    </div>
  );
}
