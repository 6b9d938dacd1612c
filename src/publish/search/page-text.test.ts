import { pageText } from "./page-text";

it("takes headings and questions, each once, and all that is read in the main part", () => {
  const { headings, questions, text } = pageText(
    "<header><h2>Menu</h2></header><main><h1>Wat\n kost het?</h1><style>a{}</style><details name=vragen><summary>Wie <b>betaalt</b>?</summary>" +
      "<p>De werkgever</p><p>betaalt.</p></details><h3>Wat kost het?</h3><details name=faq id=vraag-mag-het><summary>Mag het?</summary><div><p>Ja,</p><p>dat mag.</p></div></details><details><summary>Meer</summary></details><ul><li id=noor><h3>Noor</h3><p>Luistert.</p></li></ul><svg><title>Ster</title></svg><noscript><p>Zonder</p></noscript></main>",
  );
  expect(headings).toEqual(["Wat kost het?", "Wie betaalt?", "Noor"]);
  expect(questions).toEqual([
    { anchor: "vraag-mag-het", question: "Mag het?", answer: "Ja, dat mag." },
    { anchor: "noor", question: "Noor", answer: "Luistert." },
  ]);
  expect(text.split(/\s+/).filter(Boolean)).toEqual(
    "Wat kost het? Wie betaalt ? De werkgever betaalt. Wat kost het? Mag het? Ja, dat mag. Meer Noor Luistert.".split(
      " ",
    ),
  );
});

it("refuses a page without a main part", () => {
  expect(() => pageText("<p>Tekst</p>")).toThrow("<main>");
});
