import type { TokenTable } from "../../lib/tokens";
import { renderMarkdown } from "./render";

const table: TokenTable = new Map([
  ["phone", { nl: "024 000 00 00", en: "024 000 00 00" }],
  ["price", { nl: "€ 2.950", en: "€2,950" }],
  ["stars", { nl: "*5* & <b>", en: "" }],
]);

it.each([
  ["a call with the number as a token", "[bel](tel:{phone})", '<p><a href="tel:+31240000000">bel</a></p>'],
  [
    "a token in the title of a link",
    '[bel](/contact "Of {phone}")',
    '<p><a href="/contact" title="Of 024 000 00 00">bel</a></p>',
  ],
  ["a token in a sentence", "Bel **{phone}**.", "<p>Bel <strong>024 000 00 00</strong>.</p>"],
  ["a token on its own", "{phone}", "<p>024 000 00 00</p>"],
  ["a token whose text looks like markup", "{stars}", "<p>*5* &#x26; &#x3C;b></p>"],
  [
    "a link to the consent settings, which opens them",
    "[kies](/privacy#cookie-instellingen)",
    '<p><a href="#cookie-instellingen">kies</a></p>',
  ],
  ["a file", "[lees](/voorwaarden.pdf)", '<p><a href="/voorwaarden.pdf">lees</a></p>'],
  ["a list", "Kies:\n\n- een\n- twee", "<p>Kies:</p>\n<ul>\n<li>een</li>\n<li>twee</li>\n</ul>"],
  ["raw HTML, which is left out", "Bel <b>nu</b>", "<p>Bel nu</p>"],
  ["an unknown token, as it is written", "{onbekend}", "<p>{onbekend}</p>"],
])("renders %s", (_name, markdown, html) => {
  expect(renderMarkdown(markdown, table, "nl")).toBe(html);
});

it("writes figures in the language of the page", () => {
  expect(renderMarkdown("{price}", table, "en")).toBe("<p>€2,950</p>");
});
