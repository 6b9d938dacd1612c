/** The name of the open form's unsaved changes, if any. */
type Unsaved = () => string | undefined;

let openForm: Unsaved | undefined;

/** Tells of the form that is open; nothing when it closes. */
export const setOpenForm = (unsaved: Unsaved | undefined): void => {
  openForm = unsaved;
};

/** Ways out of a form: the engine's own (@sveltia/cms, pinned), and the studio's. */
const WAYS_OUT = '[aria-label="Bewerken annuleren"], #home';

/** Asks before a form with changes is left, or its page closed. */
export const askBeforeLeaving = (): void => {
  window.addEventListener("beforeunload", (event) => {
    if (openForm?.()) {
      event.preventDefault();
    }
  });
  const ask = (event: Event) => {
    const out = event.target instanceof Element && event.target.closest(WAYS_OUT);
    const name = out && openForm?.();
    if (
      name &&
      !window.confirm(`${name} is nog niet opgeslagen. Toch weggaan? Je werk blijft in deze browser bewaard.`)
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener("click", ask, { capture: true });
};
