import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { cardStyle } from "../components/Card";
import { Drawing } from "../components/Drawing";
import { SectionFrame } from "../components/SectionFrame";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { onSent } from "./EmbedPart";
import { PostForm, SignUpForm } from "./late-forms";

export const fragment = graphql`
  fragment NewsletterFormSection on NewsletterFormSection {
    anchor
    tone
    title
    introText: text
    drawing {
      ...DrawingFields
    }
    receiver: integration {
      ...FormFields
    }
    ...SignUpForm
  }

  fragment SignUpForm on NewsletterFormSection {
    label
    placeholder
    button
    busy
    notice
    doneTitle
    doneText
    withoutScript
    smallPrint
  }
`;

/** The form before the drawing, which reaches past it at both sides and below. */
const inDrawing = css`
  position: relative;
  isolation: isolate;
  & > img {
    position: absolute;
    inset: 50% auto auto 50%;
    z-index: -1;
    width: 108%;
    max-width: none;
    transform: translate(-50%, -30%);
    /* On narrow screens the form would cover the lens. */
    ${media.belowDesktop} {
      display: none;
    }
    /* White behind it would cover the words beside it. */
    ${media.forcedColors} {
      display: none;
    }
  }
  & > :not(img) {
    max-width: 27rem;
    margin-inline: auto;
  }
`;

const paper = css`
  max-width: 34rem;
  & > form {
    ${cardStyle};
    gap: ${space.s3};
  }
`;

/** Newsletter sign-up, as the opening of a page or a section of it; simulated while its form has no address. */
export function NewsletterForm({ opening, ...section }: Queries.NewsletterFormSectionFragment & { opening?: boolean }) {
  const { anchor, tone, title, introText, drawing, receiver, ...texts } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} title={title} intro={introText} opening={opening} split>
      <div css={drawing && inDrawing}>
        {drawing && <Drawing {...drawing} priority />}
        {receiver?.form && receiver.url ? (
          <div css={paper}>
            <PostForm form={receiver} template={receiver.form} onSent={onSent} sentHeading={opening ? "h2" : "h3"} />
          </div>
        ) : (
          <SignUpForm texts={texts} />
        )}
      </div>
    </SectionFrame>
  );
}
