import { contentOfSections } from "./sections";

const question = (name: string) => ({ question: `${name}?`, answer: `${name}.` });
const step = { title: "Stap", description: "Wat er gebeurt." };
const price = { title: "Traject", amounts: [2950], unit: "per traject" };

describe("contentOfSections", () => {
  it("is empty for sections that structured data does not describe", () => {
    expect(contentOfSections([{ __typename: "HeroSection" }, { __typename: "CallToActionSection" }])).toEqual({});
  });

  it("takes the questions of every list of questions together", () => {
    const { faq } = contentOfSections([
      { __typename: "FaqSection", items: [question("een")] },
      { __typename: "FaqSection", items: [question("twee"), question("drie")] },
    ]);
    expect(faq).toEqual([question("een"), question("twee"), question("drie")]);
  });

  it("takes the first process", () => {
    const { steps } = contentOfSections([
      { __typename: "StepsSection", title: "Eerst", steps: [step] },
      { __typename: "StepsSection", title: "Daarna", steps: [step] },
    ]);
    expect(steps?.title).toBe("Eerst");
  });

  it("takes prices and course days", () => {
    const content = contentOfSections([
      { __typename: "PriceCardsSection", prices: [price] },
      { __typename: "CourseDaysSection", title: "Programma", days: [{ day: 1, ...step }] },
    ]);
    expect(content.prices).toEqual([price]);
    expect(content.course?.days).toHaveLength(1);
  });
});
