/** The words of a text as an address may have them: in lower case, without accents, letters and digits only. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .match(/[a-z0-9]+/g) ?? [];
