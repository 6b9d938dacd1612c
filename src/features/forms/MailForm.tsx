import { css } from "@emotion/react";
import { type MouseEvent, useState } from "react";
import { buttonStyle, buttonVariants } from "../../components/ButtonLink";
import { RichText } from "../../components/RichText";
import { needsScript, row, stack, withoutScript } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, fontSize, space } from "../../styles/tokens";
import { useAnswers } from "./answers";
import { mailHref, mailText } from "./mail";
import { Questions } from "./Questions";
import type { OwnForm } from "./types";

const block = stack(space.s3);

/** What is typed goes nowhere without JavaScript: questions and their answers to choose from are a list then. */
const list = css`
  ${media.noScript} {
    & :is(textarea, input) {
      display: none;
    }
    & label:has(input) {
      min-height: 0;
      padding: 0 ${space.s1} 0 0;
      border: 0;
      cursor: auto;
    }
  }
`;

const buttons = row(`${space.s1} ${space.s2}`);

const small = css`
  ${stack(space.half)};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.45;
  /* A long address of the firm must not widen the form, also where a visitor spaces letters out (WCAG 1.4.12). */
  overflow-wrap: anywhere;
`;

/**
 * Questions whose answers a link puts into a mail, for a form without an address. Nothing is sent by the site, so it is
 * not a `<form>`. Without JavaScript the link opens a mail with the questions.
 */
export function MailForm({ form }: { form: OwnForm }) {
  const { slug, formTexts } = form;
  const answers = useAnswers<HTMLDivElement>(slug);
  const [told, setTold] = useState<"copied" | "copyFailed">();

  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = mailHref(form, answers.ref.current);
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(mailText(form, answers.ref.current));
      setTold("copied");
    } catch {
      // Refused, or there is none: a page that did not come over https.
      setTold("copyFailed");
    }
  };

  return (
    <div css={block}>
      <p css={withoutScript}>{formTexts.prepareWithoutScript}</p>
      <div {...answers} css={list}>
        <Questions form={form} state={{ status: "idle" }} />
      </div>
      <div css={buttons} data-no-print="">
        <a css={[buttonStyle, buttonVariants.primary]} href={mailHref(form, null)} onClick={fill}>
          {formTexts.prepareLabel}
        </a>
        <button type="button" css={[buttonStyle, buttonVariants.secondary, needsScript]} onClick={copyText}>
          {formTexts.copyLabel}
        </button>
      </div>
      <div css={small}>
        <p role="status">{told && formTexts[told]}</p>
        <p>{formTexts.prepareNote}</p>
        <RichText html={formTexts.prepareOtherwise} />
      </div>
    </div>
  );
}
