import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { SignUpForm } from "../components/SignUpForm";

export const fragment = graphql`
  fragment NewsletterFormSection on NewsletterFormSection {
    anchor
    tone
    title
    introText: text
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

interface Props {
  section: Queries.NewsletterFormSectionFragment;
}

/** Newsletter sign-up. */
export function NewsletterForm({ section }: Props) {
  const { anchor, tone, title, introText, ...form } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} title={title} intro={introText} split>
      <SignUpForm texts={form} />
    </SectionFrame>
  );
}
