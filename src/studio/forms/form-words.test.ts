import { inFormWords } from "./form-words";

test.each([
  [
    "nog een primary-knop in dit blok; toegestaan: hoogstens één, de andere secondary of text",
    "nog een hoofdknop in dit blok; toegestaan: hoogstens één, de andere “Tweede knop” of text",
  ],
  ["voorbeeldinhoud; vervang die en zet sample op false", "voorbeeldinhoud; vervang die en zet “Voorbeeld” uit"],
  ["het eerste blok is “cardGrid”; toegestaan: hero", /^het eerste blok is “[A-Z][^“]*”; toegestaan: “[A-Z][^“]*”$/],
  [
    "onbekend token; toegestaan: zie data/facts.json en data/site.json",
    "onbekend token; toegestaan: typ { en kies er een",
  ],
  ["de site kan niet zonder (src/content/model/needed.ts); zet", "de site kan niet zonder; zet"],
  ["ligt voor de eerste dag (from)", /^ligt voor de eerste dag \(“[A-Z]/],
  [
    "“/faq” en {links.professionalNetwork} staan in data/hero.json",
    "“/faq” en {links.professionalNetwork} staan in data/hero.json",
  ],
])("“%s” in the words of the forms", (message, words) => {
  expect(inFormWords(message)).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
});
