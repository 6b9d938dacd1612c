/** A field in which an editor types. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Way in the form of the field that an element is in, such as `items.3.slug` (@sveltia/cms, pinned); empty outside one. */
export const keyPathOf = (element: Element | null): string =>
  element?.closest("[data-key-path]")?.getAttribute("data-key-path") ?? "";

/** Whether an editor types in an element. */
export const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type));
