import { openingSentence, sentencesOf } from "./sentences";

test("sentences end at their marks, quotes belong to them, and abbreviations do not end one", () => {
  expect(sentencesOf("Een, twee. “Drie?” Vier om 8.00 uur.")).toEqual(["Een, twee.", "“Drie?”", "Vier om 8.00 uur."]);
  expect(sentencesOf("We meten bezoek, o.a. met cookies. Vind je dat goed?")).toHaveLength(2);
});

test("the rest of a text follows its first sentence, and none follows a text without an end", () => {
  expect(openingSentence("“Het was zwaar. Toch deed ik het.”")).toEqual(["“Het was zwaar.", "Toch deed ik het.”"]);
  expect(openingSentence("Zonder einde")).toEqual(["Zonder einde", ""]);
});
