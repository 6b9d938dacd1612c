/** The fields of an element, in order. */
export const fieldsOf = (element: ParentNode) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
];

/** Writes what visitors typed into the HTML of a copy of their form; the fields `typed` may have left the page. */
export const keepTyped = (typed: ReturnType<typeof fieldsOf>, copy: ParentNode): void => {
  for (const [index, field] of fieldsOf(copy).entries()) {
    const original = typed[index];
    if (original?.name !== field.name) continue;
    field.defaultValue = original.value;
    if (field instanceof HTMLInputElement && original instanceof HTMLInputElement) {
      field.defaultChecked = original.checked;
    }
  }
};
