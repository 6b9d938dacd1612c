import { SECTION_TYPES } from "../../content/model/sections/section";
import { setFile } from "../folder/site-files";
import { inFormWords } from "./form-words";

test("every type of section has a name in the words of the forms", () => {
  const told = SECTION_TYPES.map(({ shape }) => inFormWords(`het eerste blok is “${shape.type.value}”`));
  expect(told.filter((words) => !/ “[A-Z][^”]+”$/.test(words))).toEqual([]);
});

test.each([
  [
    "nog een primary-knop in dit blok; toegestaan: hoogstens één, de andere secondary of text",
    "nog een hoofdknop in dit blok; toegestaan: hoogstens één, de andere “Tweede knop” of Tekstlink",
  ],
  ["voorbeeldinhoud; vervang die en zet sample op false", "voorbeeldinhoud; vervang die en zet “Voorbeeld” uit"],
  ["is leeg; toegestaan: employer, hr, employee, partner", "is leeg; kies er een"],
  ["is leeg; toegestaan: praktijkcasus, hr-tips (Categorieën)", "is leeg; kies er een"],
  ["is leeg; toegestaan: een bestand in content/images, zonder spaties", "is leeg; kies een afbeelding"],
  [
    "Prijs: “Wat kost een team?” Zet daarna decided op true",
    /^Prijs: “Wat kost een team\?” Zet daarna “Besloten” aan$/,
  ],
  ["het eerste blok is “cardGrid”; toegestaan: search", /^het eerste blok is “[A-Z][^“]*”; toegestaan: “[A-Z][^“]*”$/],
  [
    "onbekend token; toegestaan: zie data/facts.json en data/site.json",
    "onbekend feit; toegestaan: typ { en kies er een",
  ],
  ["de site kan niet zonder (src/content/model/needed.ts); zet", "de site kan niet zonder; zet"],
  ["ligt voor de eerste dag (from)", "ligt voor de eerste dag; kies een latere dag"],
  ["<Figure> alt: is leeg; minstens 3 tekens", "Afbeelding › Beschrijving: is leeg; minstens 3 tekens"],
  [
    'een afbeelding in lopende tekst is niet toegestaan; gebruik <Figure file="…" alt="…" />',
    "een afbeelding in lopende tekst is niet toegestaan; gebruik de knop “Afbeelding toevoegen”",
  ],
  ["onbekend component <Kader>; toegestaan: Callout", "<Kader> is geen blok; kies er een onder “Blok…”"],
  ["“51.5” is te hoog; toegestaan: hoogstens 7.3", "“51,5” is te hoog; toegestaan: hoogstens 7,3"],
  ["“4.5” is een getal; toegestaan: een heel getal", "“4,5” is geen heel getal; toegestaan: een getal zonder komma"],
  ["lead: onbekend token “{foon}”", "lead: onbekend feit “{foon}”"],
  ["72 tekens (met de tokens ingevuld), hoogstens 60", "72 tekens (met de feiten ingevuld), hoogstens 60"],
  ["“faq”: geen geldige link", "“faq”: geen geldige link"],
  ["de pagina / heeft geen anker “faq”; bedoel je “hero”?", "de pagina / heeft geen anker “faq”; bedoel je “hero”?"],
  [
    "“3100 euro” is tekst bij format “euro”; toegestaan: een getal zonder aanhalingstekens, of format “text”",
    "“3100 euro” is geen getal; typ alleen het getal, zoals 3.100",
  ],
  ["zet het terug, met een getal als value", "zet het terug, met een getal als “Waarde”"],
  ["“” is geen geldige link; toegestaan: een pad", "deze link leidt nog nergens heen; kies een pagina"],
  ["“Ja.” staat ook in data/site.json:3; schrijf", /^“Ja[.]” staat ook in [A-Z][^/]*; schrijf$/],
  [
    "“/faq” en {links.professionalNetwork} staan in data/hero.json",
    "“/faq” en {links.professionalNetwork} staan in data/hero.json",
  ],
])("“%s” in the words of the forms", (message, words) => {
  setFile("data/site.json", "{}");
  expect(inFormWords(message)).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
});
