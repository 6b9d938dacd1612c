type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A file of data/cities. */
export type CityData = { slug: string; name: string } & { [key: string]: Json };

/** Text of the fields that must differ between pages. */
const seoTexts = ({ seo }: CityData): string[] =>
  seo !== null && typeof seo === "object" && !Array.isArray(seo)
    ? [seo.title, seo.description].filter((text): text is string => typeof text === "string")
    : [];

/** Whether cities derived from this one pass the content check: its texts for search engines must name it. */
export const canDerive = (city: CityData): boolean => {
  const texts = seoTexts(city);
  return texts.length === 2 && texts.every((text) => text.includes(city.name));
};

/**
 * A made-up city with the texts of a real one.
 * @param index number of the city, from 1 to 9,999
 */
export const deriveCity = (city: CityData, index: number): CityData => {
  const number = String(index).padStart(4, "0");
  const renamed: CityData = JSON.parse(JSON.stringify(city).replaceAll(city.name, `Ort${number}`));
  return { ...renamed, slug: `ort-${number}` };
};
