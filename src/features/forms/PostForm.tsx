import { type FormEvent, useEffect, useState } from "react";
import { RichText } from "../../components/RichText";
import { stack, visuallyHidden } from "../../styles/layout";
import { fontSize, space } from "../../styles/tokens";
import { useAnswers } from "./answers";
import { FormAlert } from "./FormAlert";
import { fieldId, SECONDS, TRAP } from "./names";
import { problemsIn } from "./problems";
import { Questions } from "./Questions";
import { SendButton } from "./SendButton";
import { Sent } from "./Sent";
import { sendForm } from "./send";
import type { FormState, OwnForm } from "./types";

const block = stack(space.s3);

/** What a form sends beside the answers, by the names that form services know. */
const fixedValues = ({ slug, contact, form: { subject, returnPage, hidden } }: OwnForm) => [
  { name: "form-name", value: slug },
  { name: "_subject", value: subject },
  ...(returnPage ? [{ name: "_next", value: `${contact.siteUrl}${returnPage}` }] : []),
  ...(hidden ?? []),
  { name: SECONDS, value: "" },
];

interface Props {
  form: OwnForm;
  /** Called with the address of the page that follows: before it is sent, and when it was. */
  onSend: (returnPage: string) => void;
  onSent: (returnPage: string) => void;
  /** Level of the heading that takes its place, where it leads to no page. */
  sentHeading?: "h2" | "h3";
}

/**
 * Form that posts to its address: by itself without JavaScript, else without leaving the page, so that nothing typed is
 * lost when it fails. A visitor who went on to another page meanwhile, and perhaps back, is not led away from it.
 */
export function PostForm({ form, onSend, onSent, sentHeading }: Props) {
  const { slug, url, provider, title, formTexts } = form;
  const { returnPage, sent, button, note, privacy } = form.form;
  const answers = useAnswers(slug);
  const [state, setState] = useState<FormState>({ status: "idle" });
  const [startedAt] = useState(() => performance.now());
  const { status } = state;

  useEffect(() => {
    // The browser's own messages are for visitors without JavaScript.
    if (answers.ref.current) answers.ref.current.noValidate = true;
  }, [answers.ref]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === "sending") return;
    const problems = problemsIn(event.currentTarget, form);
    if (problems.length > 0) return setState({ status: "invalid", problems });
    const sending = event.currentTarget;
    const page = sending.closest("main");
    // Enter on a choice, which is locked meanwhile, would leave the focus nowhere.
    (event.nativeEvent as SubmitEvent).submitter?.focus();
    setState({ status: "sending" });
    if (returnPage) onSend(returnPage);
    const isTaken = await sendForm(sending, slug, startedAt);
    if (!isTaken) return setState({ status: "failed" });
    if (!returnPage) return setState({ status: "sent" });
    // Where the browser kept this document, Back leads to a form for another message.
    const again = () => {
      sending.reset();
      setState({ status: "idle" });
    };
    window.addEventListener("pageshow", again, { once: true });
    // Not whether the form is there: a part that failed meanwhile leaves a copy in its place (ErrorBoundary).
    if (page?.isConnected) onSent(returnPage);
  };

  /** What is mended is no longer wrong; what becomes wrong is told when the form is sent. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    answers.onInput(event);
    if (state.status !== "invalid") return;
    const left = problemsIn(event.currentTarget, form).map(({ name }) => name);
    const problems = state.problems.filter(({ name }) => left.includes(name));
    if (problems.length === 0) setState({ status: "idle" });
    else if (problems.length < state.problems.length) setState({ status: "invalid", problems, isCorrected: true });
  };

  if (status === "sent" && sent) return <Sent {...sent} as={sentHeading} />;
  const isBusy = status === "sending";
  const trapId = fieldId(form.containerId, TRAP);
  return (
    <form
      ref={answers.ref}
      css={block}
      name={slug}
      method="post"
      action={url ?? undefined}
      aria-label={title}
      aria-busy={isBusy}
      onInput={onInput}
      onSubmit={submit}
      {...(provider === "netlify" && { "data-netlify": "true", "netlify-honeypot": TRAP })}
    >
      <FormAlert state={state} form={form} />
      <div css={visuallyHidden} aria-hidden="true">
        {fixedValues(form).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        {/* Only robots fill it in. */}
        <label htmlFor={trapId}>{formTexts.trap}</label>
        <input id={trapId} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Questions form={form} state={state} />
      <SendButton
        label={status === "failed" ? formTexts.retry : button}
        busyLabel={form.loadingText}
        isBusy={isBusy}
        note={note}
      />
      <div css={{ fontSize: fontSize.small, overflowWrap: "anywhere" }}>
        <RichText html={privacy} />
      </div>
    </form>
  );
}
