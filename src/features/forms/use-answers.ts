import { type RefObject, useEffect, useRef } from "react";
import { recallAnswers, rememberAnswers, takeChoices } from "./answers";

/**
 * Keeps what is typed in a form for this tab, and restores it. Fields are uncontrolled, so that what was typed before
 * hydration stays.
 *
 * @returns what goes on the element with the questions
 */
export const useAnswers = <Block extends HTMLElement>(
  slug: string,
): { ref: RefObject<Block | null>; onInput: () => void } => {
  const ref = useRef<Block>(null);
  const remember = () => ref.current && rememberAnswers(ref.current, slug);

  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    recallAnswers(block, slug);
    takeChoices(block);
    rememberAnswers(block, slug);
  }, [slug]);

  return { ref, onInput: () => void remember() };
};
