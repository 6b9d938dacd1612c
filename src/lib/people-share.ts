/** Most people in the drawing of a share. */
export const MOST_PEOPLE = 12;

/** The numbers in a fact in words: "2 tot 4 weken", "1 op de 6", "€ 1.500 tot € 3.000". */
export const figuresIn = (text: string): number[] =>
  (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(".", "").replace(",", ".")));

/** Whether a fact can be drawn as a share of people (section peopleShare). */
export const isShareOfPeople = (value: unknown): boolean => {
  const [counted = 0, all = 0, ...more] = typeof value === "string" ? figuresIn(value) : [];
  return more.length === 0 && Number.isInteger(counted) && counted > 0 && counted <= all && all <= MOST_PEOPLE;
};
