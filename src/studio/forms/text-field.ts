/** A field in which an editor types. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether an editor types in an element. */
export const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type));
