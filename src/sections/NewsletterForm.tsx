import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { cardStyle } from "../components/Card";
import { HeroFrame } from "../components/HeroFrame";
import { Picture } from "../components/Picture";
import { SectionFrame } from "../components/SectionFrame";
import { space } from "../styles/tokens";
import { isOwnForm, onSend, onSent } from "./EmbedPart";
import { PostForm, SignUpForm } from "./late-forms";

export const fragment = graphql`
  fragment NewsletterFormSection on NewsletterFormSection {
    anchor
    tone
    title
    introText: text
    ...HasDrawing
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

const paper = css`
  max-width: 34rem;
  & > form {
    ${cardStyle};
    gap: ${space.s3};
  }
`;

/** Newsletter sign-up, as the opening of a page or a section of it; simulated while it has no form. */
export function NewsletterForm({ opening, ...section }: Queries.NewsletterFormSectionFragment & { opening?: boolean }) {
  const { anchor, tone, title, introText, drawing, receiver, ...texts } = section;
  const form = isOwnForm(receiver) ? (
    <div css={paper}>
      <PostForm form={receiver} onSend={onSend} onSent={onSent} sentHeading={opening ? "h2" : "h3"} />
    </div>
  ) : (
    <SignUpForm texts={texts} />
  );
  return opening ? (
    // The introduction above the heading, so that the field is in the first screen.
    <HeroFrame
      {...{ anchor, tone, title }}
      eyebrow={introText}
      lead={null}
      illustration={drawing && <Picture {...drawing} priority />}
      stands
    >
      <div css={{ marginTop: space.s3 }}>{form}</div>
    </HeroFrame>
  ) : (
    <SectionFrame {...{ anchor, tone, title }} intro={introText} split="desktop">
      {form}
    </SectionFrame>
  );
}
