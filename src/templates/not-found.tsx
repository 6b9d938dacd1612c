import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { HeroFrame } from "../components/HeroFrame";
import { LinkColumns } from "../components/LinkColumns";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { RedirectCountdown } from "./RedirectCountdown";

export const query = graphql`
  query NotFoundTemplate {
    notFoundPageTexts {
      title
      text
      ...HasDrawing
      countdown
      countdownOne
      stopped
      stayLabel
      homeLabel
      helpTitle
      links {
        label
        link
        language
      }
    }
  }
`;

export { PageHead as Head } from "../publish/seo/PageHead";

/** Hidden on phones, so that the countdown and the button that stops it are in the first screen. */
const wideOnly = css`
  ${media.belowTablet} {
    display: none;
  }
`;

/** Not-found page: says so, leads home after three seconds, unless the visitor stays (docs/agreement.md#not-found-page). */
export default function NotFoundTemplate({ data, location }: PageProps<Queries.NotFoundTemplateQuery>) {
  const texts = data.notFoundPageTexts;
  if (!texts) {
    throw new Error("The not-found page needs data/not-found-page.json");
  }
  return (
    <>
      <HeroFrame
        title={texts.title}
        lead={texts.text}
        tone="sky"
        illustration={
          texts.drawing && (
            <div css={wideOnly}>
              <Picture {...texts.drawing} priority />
            </div>
          )
        }
      >
        <RedirectCountdown texts={texts} path={location.pathname} />
      </HeroFrame>
      <SectionFrame tone="paper" anchor={null} title={texts.helpTitle}>
        <LinkColumns ruled links={texts.links} />
      </SectionFrame>
    </>
  );
}
