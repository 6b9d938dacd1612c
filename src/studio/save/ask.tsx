import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";

interface Props {
  title: string;
  /** Label of the button that goes on, if any, and of the one that does not. */
  yes?: string;
  no: string;
  /** Fields of the form, or what is shown. */
  children: ReactNode;
  /** Gets what was filled in; undefined where nothing is to happen. */
  onDone: (answer: FormData | undefined) => void;
}

function Question({ title, yes, no, children, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(new FormData(event.currentTarget));
  };
  return (
    <dialog ref={dialog} className="studio-versions" aria-labelledby="studio-ask" onCancel={() => onDone(undefined)}>
      <form onSubmit={answer}>
        <h2 id="studio-ask">{title}</h2>
        {children}
        <p className="studio-buttons">
          {yes && <button type="submit">{yes}</button>}
          <button type="button" className="studio-quiet" onClick={() => onDone(undefined)}>
            {no}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/**
 * Asks or shows the editor something in a dialog.
 *
 * @returns what was filled in; undefined where nothing is to happen
 */
export const ask = (question: Omit<Props, "onDone">): Promise<FormData | undefined> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const onDone: Props["onDone"] = (answer) => {
      root.unmount();
      place.remove();
      resolve(answer);
    };
    root.render(<Question {...question} onDone={onDone} />);
  });
