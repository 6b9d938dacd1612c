import { graphql } from "gatsby";
import { SectionFrame } from "../components/SectionFrame";
import { SignUpForm } from "./late-parts";

export const fragment = graphql`
  fragment NewsletterFormSection on NewsletterFormSection {
    anchor
    tone
    title
    introText: text
    receiver: integration {
      ...FormFields
    }
    contact {
      phone
      email
      siteUrl
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

interface Props {
  section: Queries.NewsletterFormSectionFragment;
  /** Whether it opens the page. */
  opening?: boolean;
}

/** Newsletter sign-up, as the opening of a page or a section of it. */
export function NewsletterForm({ section, opening = false }: Props) {
  const { anchor, tone, title, introText, receiver, contact, ...texts } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} title={title} intro={introText} opening={opening} split>
      <SignUpForm texts={texts} form={receiver} contact={contact} />
    </SectionFrame>
  );
}
