/** The numbers in a fact in words: "2 tot 4 weken", "1 op de 6", "€ 1.500 tot € 3.000". */
export const figuresIn = (text: string): number[] =>
  (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(".", "").replace(",", ".")));
