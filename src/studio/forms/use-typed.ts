import { useEffect, useRef, useState } from "react";

/**
 * The text of a field while the editor types. The engine hands every change back later, when the text may be another:
 * only what did not come from here replaces it.
 *
 * @returns the text, and what changes it
 */
export const useTyped = (value: string, onChange: (value: string) => void): [string, (next: string) => void] => {
  const [text, setText] = useState(value);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const echo = sent.current.indexOf(value);
    sent.current.splice(0, echo < 0 ? sent.current.length : echo + 1);
    if (echo < 0) {
      setText(value);
    }
  }, [value]);
  const change = (next: string): void => {
    sent.current.push(next);
    setText(next);
    onChange(next);
  };
  return [text, change];
};
