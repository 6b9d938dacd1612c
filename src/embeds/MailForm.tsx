import { css } from "@emotion/react";
import { type MouseEvent, useRef } from "react";
import { buttonStyle, buttonVariants } from "../components/ButtonLink";
import { RichText } from "../components/RichText";
import { type Answered, mailHref } from "../lib/mail";
import { color, fontSize, space } from "../styles/tokens";
import { MailQuestion } from "./MailQuestion";
import type { EmbedContact, EmbedTexts, MailTemplateData } from "./types";

const block = css`
  display: grid;
  gap: ${space.s3};
`;

const send = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  & > p {
    flex: 1 1 15rem;
    color: ${color.textSoft};
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
`;

const otherwise = css`
  font-size: ${fontSize.small};
  /* A long address of the firm must not widen the form, also where a visitor spaces letters out (WCAG 1.4.12). */
  overflow-wrap: anywhere;
`;

const ANSWER = "textarea, input:not([type=radio]), input:checked";

const answersIn = (block: HTMLElement): Answered[] =>
  [...block.querySelectorAll<HTMLElement>("[data-question]")].map((question) => [
    question.dataset.question ?? "",
    question.querySelector<HTMLInputElement | HTMLTextAreaElement>(ANSWER)?.value.trim() ?? "",
  ]);

interface Props {
  mail: MailTemplateData;
  texts: Pick<EmbedTexts, "prepareLabel" | "prepareNote" | "prepareOtherwise">;
  contact: EmbedContact;
}

/**
 * Questions that a link puts into a mail of the visitor's own (docs/agreement.md#embeds). Nothing is sent or kept by the
 * site: it is no `<form>`, so that Enter puts no answer into the address of the page. Without JavaScript the link opens
 * a mail with the same questions.
 */
export function MailForm({ mail: { subject, questions }, texts, contact }: Props) {
  const questionsRef = useRef<HTMLDivElement>(null);
  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (questionsRef.current) {
      currentTarget.href = mailHref(contact.email, subject, answersIn(questionsRef.current));
    }
  };
  const empty = questions.map(({ label }): Answered => [label, ""]);
  return (
    <div css={block}>
      <div css={block} ref={questionsRef}>
        {questions.map((question) => (
          <MailQuestion key={question.label} question={question} />
        ))}
      </div>
      <div css={send} data-screen="">
        <a css={[buttonStyle, buttonVariants.primary]} href={mailHref(contact.email, subject, empty)} onClick={fill}>
          {texts.prepareLabel}
        </a>
        <p>{texts.prepareNote}</p>
      </div>
      <div css={otherwise}>
        <RichText html={texts.prepareOtherwise} />
      </div>
    </div>
  );
}
