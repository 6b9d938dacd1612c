/** The numbers in a fact as written: "€ 2.950", "2 tot 4 weken", "1 op de 6", "€ 1.500 tot € 3.000". */
export const figuresIn = (text: string): number[] =>
  (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(".", "").replace(",", ".")));

/** Factor from the unit of a bar to the unit of its scale (BarUnit). */
export const PER_UNIT = { scale: 1, weeks: 12 / 52 } as const;
