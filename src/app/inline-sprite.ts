/** Address of an icon within the page, as Icon writes it on the server. */
const USED = /<use href="#(i-[a-z-]+)"/g;

/**
 * The symbols that a page shows, so that its icons are there with the first paint.
 *
 * @param html - body of the page
 * @param symbols - all symbols by id (icon-symbols.json)
 * @returns the symbols, each once; empty for a page without icons
 * @throws when the page uses an icon that is not among them
 */
export const usedSymbols = (html: string, symbols: Readonly<Record<string, string>>): string =>
  [...new Set([...html.matchAll(USED)].map(([, id = ""]) => id))]
    .map((id) => {
      const symbol = symbols[id];
      if (!symbol) {
        throw new Error(`There is no icon ${id}: add it to scripts/icons.ts and run npm run icons`);
      }
      return symbol;
    })
    .join("");
