import { readMarkdown } from "../../content/markdown/read";
import { markdownOf } from "./paste";

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<h1><span style='color:blue'>Kop<o:p></o:p></span></h1>
<p class=MsoNormal>Een <b>vet</b> woord en "een
zin" met <a href="https://voorbeeld.nl/a b">een link</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Eerste<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Tweede</p>
<h2>Tussenkop</h2>
<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Stap</p></body></html>`;

it("keeps headings, lists and links of Word", () => {
  expect(markdownOf(WORD, 2)).toBe(
    [
      "Kop",
      "Een vet woord en “een zin” met [een link](https://voorbeeld.nl/a%20b).",
      "- Eerste\n- Tweede",
      "## Tussenkop",
      "1. Stap",
    ].join("\n\n"),
  );
});

it("keeps lists in lists of a page, and nothing that would be read as markup", () => {
  const html =
    "<div><p>5 * 3 * 2 [en] <script>alert(1)</script>&lt;b&gt;</p><ol><li>Een<ul><li>Binnen</li></ul></li><li><p>Twee</p></li></ol>" +
    '<table><tr><td>Cel</td></tr></table><img src="x.png"><a href="javascript:alert(1)">klik</a></div>';
  const text = markdownOf(html, 2);
  expect(text).toBe("5 \\* 3 \\* 2 \\[en\\] \\<b>\n\n1. Een\n   - Binnen\n2. Twee\n\nCel\n\nklik");
  expect(() => readMarkdown(text, "mdx")).not.toThrow();
});

it("keeps the entries of a list together that starts with a list in it", () => {
  expect(markdownOf("<ul><li><ul><li>x</li><li>y</li></ul></li></ul>", 2)).toBe("- x\n- y");
});

it("keeps words apart that stand on two lines or in two cells, and together what is one word", () => {
  const html =
    "<h2>Kop<br>twee</h2><p>Een<br>twee</p><ul><li>Een <b>vet</b>, <span>mede</span><!-- --><span>werker</span><p>af</p></li></ul>" +
    "<table><tr><td>Prijs</td><td>2950</td></tr></table>";
  expect(markdownOf(html, 2)).toBe("## Kop twee\n\nEen twee\n\n- Een vet, medewerker af\n\nPrijs\n\n2950");
});

it("starts lower where a text has no higher headings, and takes words without any block", () => {
  expect(markdownOf("<h2>A</h2><h4>B</h4>", 3)).toBe("### A\n\n#### B");
  expect(markdownOf("<!--StartFragment-->los <i>woord</i><!--EndFragment-->", 3)).toBe("los woord");
});

it("makes no list or quote of words that only begin like one, and leads to the safe address of a page", () => {
  const html =
    '<p>2024. Een goed jaar</p><p>+ plus</p><p>&gt; citaat</p><p>- los</p><p>--- -</p><p>3.5 uur</p><p><a href="http://voorbeeld.nl/a">Link</a>. En <b>meer</b> - los</p>';
  const text = markdownOf(html, 2);
  expect(readMarkdown(text, "mdx").children.map(({ type }) => type)).toEqual(Array(7).fill("paragraph"));
  expect(text).toMatch(/\n\n3\.5 uur\n\n\[Link\]\(https:\/\/voorbeeld\.nl\/a\)\. En meer - los$/);
});
