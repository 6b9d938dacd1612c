/** Everything on the page that opens and closes, in its order. */
const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

/** Listener of `toggle` on the document: the history entry of the page remembers what is open. */
export const rememberOpen = (): void => {
  window.history.replaceState({ ...window.history.state, open: parts().map(({ open }) => open) }, "");
};

/** Opens what was open when the visitor left the page, so that it is as long as it was. */
export const reopen = (): void => {
  const { open = [] }: { open?: readonly boolean[] } = window.history.state ?? {};
  for (const [place, part] of parts().entries()) {
    part.open = open[place] ?? part.open;
  }
};
