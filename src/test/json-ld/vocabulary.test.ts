import { vocabulary } from "./vocabulary";

const words = vocabulary();
const rangeOf = (type: string, property: string) => {
  const range = words.range(type, property);
  if (!range) {
    throw new Error(`${type} has no ${property}`);
  }
  return range;
};

describe("vocabulary", () => {
  it("holds schema.org's types", () => {
    expect(words.size).toBeGreaterThan(800);
    expect(
      ["Thing", "LocalBusiness", "ProfessionalService", "FAQPage", "Syllabus"].filter((t) => !words.hasType(t)),
    ).toEqual([]);
    expect(words.hasType("LocalBusines")).toBe(false);
  });

  it("knows own and inherited properties, and no others", () => {
    expect(words.range("LocalBusiness", "priceRange")).toBeDefined();
    expect(words.range("ProfessionalService", "telephone")).toBeDefined();
    expect(words.range("City", "name")).toBeDefined();
    expect(words.range("Service", "priceRange")).toBeUndefined();
    expect(words.range("WebPage", "phone")).toBeUndefined();
  });

  it("knows which types a property takes, subtypes included", () => {
    const areaServed = rangeOf("Service", "areaServed");
    expect(words.takesType(areaServed, "City")).toBe(true);
    expect(words.takesType(areaServed, "Person")).toBe(false);
    expect(words.takesType(rangeOf("Service", "provider"), "ProfessionalService")).toBe(true);
  });

  it("knows which plain values a property takes", () => {
    expect(words.takesValue(rangeOf("OpeningHoursSpecification", "dayOfWeek"), "https://schema.org/Monday")).toBe(true);
    expect(words.takesValue(rangeOf("OpeningHoursSpecification", "dayOfWeek"), "maandag")).toBe(false);
    expect(words.takesValue(rangeOf("ListItem", "position"), 1)).toBe(true);
    expect(words.takesValue(rangeOf("BlogPosting", "wordCount"), true)).toBe(false);
  });
});
