/** Address of an icon within the page, as Icon writes it on the server. */
const USED = /<use href="#(i-[a-z-]+)"/g;
const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;

/**
 * The symbols of the sprite that a page shows, so that its icons are there with the first paint.
 *
 * @param html - body of the page
 * @param sprite - text of static/icons.svg
 * @returns the symbols, each once; empty for a page without icons
 * @throws when the page uses an icon that the sprite does not have
 */
export const usedSymbols = (html: string, sprite: string): string => {
  const symbols = new Map([...sprite.matchAll(SYMBOL)].map(([symbol, id = ""]) => [id, symbol]));
  return [...new Set([...html.matchAll(USED)].map(([, id = ""]) => id))]
    .map((id) => {
      const symbol = symbols.get(id);
      if (!symbol) {
        throw new Error(`static/icons.svg has no symbol ${id}: add the icon to scripts/icons.ts and run npm run icons`);
      }
      return symbol;
    })
    .join("");
};
