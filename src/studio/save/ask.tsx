import type { FormEvent, ReactNode } from "react";
import { createRoot } from "react-dom/client";

interface Question {
  title: string;
  /** Label of the button that goes on, if any, and of the one that does not. */
  yes?: string;
  no: string;
  /** Fields of the form, or what is shown. */
  children: ReactNode;
}

/** Asks or shows the editor something in a dialog: what was filled in; undefined where nothing is to happen. */
export const ask = ({ title, yes, no, children }: Question): Promise<FormData | undefined> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const end = (answer?: FormData) => {
      // Only a dialog that is closed gives the focus back to what opened it.
      place.querySelector("dialog")?.close();
      root.unmount();
      place.remove();
      resolve(answer);
    };
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      end(new FormData(event.currentTarget));
    };
    root.render(
      <dialog
        ref={(dialog) => dialog?.showModal()}
        className="studio-versions"
        aria-labelledby="studio-ask"
        onCancel={() => end()}
      >
        <form onSubmit={submit}>
          <h2 id="studio-ask">{title}</h2>
          {children}
          <p className="studio-buttons">
            {yes && <button type="submit">{yes}</button>}
            <button type="button" className="studio-quiet" onClick={() => end()}>
              {no}
            </button>
          </p>
        </form>
      </dialog>,
    );
  });
