import {
  type Edit,
  insertBlock,
  insertLink,
  insertPasted,
  newLine,
  type Selected,
  toggleLines,
  toggleMark,
} from "./edits";

/** A text with `[` and `]` around what is selected, or `|` where the cursor stands. */
const selected = (shown: string): Selected => {
  const [before = "", inside = "", after] = shown.split(/[⟦⟧]/);
  return after === undefined
    ? { text: shown.replace("¦", ""), start: shown.indexOf("¦"), end: shown.indexOf("¦") }
    : { text: before + inside + after, start: before.length, end: before.length + inside.length };
};

const after = (shown: string, edit: (selection: Selected) => Edit): string => {
  const selection = selected(shown);
  const { start, end, insert, select = [insert.length, insert.length] } = edit(selection);
  const text = selection.text.slice(0, start) + insert + selection.text.slice(end);
  const [from, to] = [start + select[0], start + select[1]];
  return from === to
    ? `${text.slice(0, from)}¦${text.slice(to)}`
    : `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
};

it.each([
  ["een ⟦woord ⟧hier", "een **⟦woord⟧** hier"],
  ["een **⟦woord⟧** hier", "een ⟦woord⟧ hier"],
  ["een ⟦**woord**⟧ hier", "een ⟦woord⟧ hier"],
  ["een ***⟦woord⟧*** hier", "een *⟦woord⟧* hier"],
  ["een ¦", "een **¦**"],
])("bold: %s", (before, wanted) => {
  expect(after(before, (selection) => toggleMark(selection, "**"))).toBe(wanted);
});

it.each([
  ["- een¦", "- een\n- ¦"],
  ["Kop\n\n9. ne¦gen", "Kop\n\n9. ne\n10. ¦gen"],
  ["- een\n- ¦", "- een\n\n¦"],
  ["Een zin.¦", "Een zin.\n\n¦"],
  ["Een zin.\n¦", "Een zin.\n\n¦"],
  ["Een zin.\n\n¦", "Een zin.\n\n¦"],
])("a new line: %s", (before, wanted) => {
  expect(after(before, newLine)).toBe(wanted);
});

it("slanted words within bold ones keep the bold", () => {
  expect(after("**⟦woord⟧**", (selection) => toggleMark(selection, "*"))).toBe("***⟦woord⟧***");
});

it("takes slanting from words that are bold too", () => {
  expect(after("***⟦woord⟧***", (selection) => toggleMark(selection, "*"))).toBe("**⟦woord⟧**");
});

it.each([
  ["Een zin.¦", "## Kop", "Een zin.\n\n## Kop¦"],
  ["Een zin.\n\n¦", "## Kop", "Een zin.\n\n## Kop¦"],
  ["- een¦", "- twee\n- drie", "- een\n- twee\n- drie¦"],
  ["- een\n- ¦", "- twee", "- een\n- twee¦"],
  ["Een ¦zin.", "halve", "Een halve¦zin."],
])("pastes into %j", (before, pasted, wanted) => {
  expect(after(before, (selection) => insertPasted(selection, pasted))).toBe(wanted);
});

it.each([
  ["Een.\nKo¦p\nTekst.", "## ", "Een.\n\n## Kop¦\n\nTekst."],
  ["Een.\n\n## Ko¦p\n\nTekst.", "## ", "Een.\n\nKop¦\n\nTekst."],
  ["### Ko¦p", "## ", "## Kop¦"],
  ["Voor.\n\n⟦een\ntwee⟧\n\nNa.", "- ", "Voor.\n\n- een\n- twee¦\n\nNa."],
  ["⟦- een\n- twee⟧", "- ", "een\ntwee¦"],
  ["⟦een\ntwee⟧", "1. ", "1. een\n2. twee¦"],
  ["- een\n¦", "- ", "- een\n- ¦"],
])("lines: %j as %j", (before, mark, wanted) => {
  expect(after(before, (selection) => toggleLines(selection, mark))).toBe(wanted);
});

it("makes a link of the words, with the cursor at its address", () => {
  expect(after("Zie ⟦de kosten⟧.", insertLink)).toBe("Zie [de kosten](¦).");
  expect(after("Zie ¦", insertLink)).toBe("Zie [tekst](¦)");
  expect(after("Zie [⟦de kosten⟧](/kosten).", insertLink)).toBe("Zie [de kosten](⟦/kosten⟧).");
});

it("puts a block between blank lines; selected words become its text", () => {
  const callout = '<Callout title="">\n\ntekst\n\n</Callout>';
  expect(after("Een.\n¦\nTwee.", (selection) => insertBlock(selection, callout))).toBe(
    'Een.\n\n<Callout title="">\n\ntekst\n\n</Callout>\n\n¦Twee.',
  );
  expect(after("Een **vet¦** woord.\n\nTwee.", (selection) => insertBlock(selection, "<CourseDay />"))).toBe(
    "Een **vet** woord.\n\n<CourseDay />\n\n¦Twee.",
  );
  expect(after("⟦Let op.⟧", (selection) => insertBlock(selection, "<PullQuote>\n\ntekst\n\n</PullQuote>"))).toBe(
    "<PullQuote>\n\nLet op.\n\n</PullQuote>¦",
  );
});
