interface ScriptHandlers {
  onLoad: () => void;
  onError: () => void;
}

/**
 * Takes a script out of the page for good. A script that is merely removed still runs when its answer arrives; one that
 * was moved to another document does not (HTML standard, "execute the script element", step 2).
 */
export const discardScript = (script: HTMLScriptElement): void => {
  script.ownerDocument.implementation.createHTMLDocument("").adoptNode(script);
};

/**
 * Adds an async script to an element.
 *
 * @param data attributes `data-*` of the script
 * @returns what takes the script and its listeners away; after it, an answer that is under way does nothing
 */
export const addScript = (
  parent: HTMLElement,
  src: string,
  data: Readonly<Record<string, string>>,
  { onLoad, onError }: ScriptHandlers,
): (() => void) => {
  const script = parent.ownerDocument.createElement("script");
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  script.addEventListener("load", onLoad);
  script.addEventListener("error", onError);
  parent.append(script);
  return () => {
    script.removeEventListener("load", onLoad);
    script.removeEventListener("error", onError);
    discardScript(script);
  };
};
