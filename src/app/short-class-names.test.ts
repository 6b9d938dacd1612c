import { shortClassNames } from "./short-class-names";

const html =
  '<header class="css-1both">Kop</header><section class="css-2own tone-plain" data-drawn="ProseSection">' +
  '<p class="css-1both">a</p><p class="css-3text">b</p></section>' +
  '<section class="css-4live"></section><section id="x" data-drawn="StatsSection" class="css-3text"></section>';
const rules = ".css-1both{a:b}.css-2own{c:d}.css-2own+.tone-plain{e:f}.css-3text{g:h}.css-4live{i:j}";

it("shortens what stands in drawn sections alone, in the page and in its styles", () => {
  expect(shortClassNames(html, rules)).toEqual({
    html: html.replace("css-2own", "c0").replaceAll("css-3text", "c1"),
    rules: rules.replaceAll("css-2own", "c0").replace("css-3text", "c1"),
  });
});

it("knows the text of an article as well, to its end", () => {
  const text = '<article class="css-1a"><div class="css-2b" data-drawn=""><div class="css-3c">x</div></div></article>';
  const page = `${text}<section class="css-3c"></section><p class="css-4d"></p>`;
  expect(shortClassNames(page, ".css-2b{a:b}.css-3c{c:d}")).toEqual({
    html: page.replace("css-2b", "c0"),
    rules: ".c0{a:b}.css-3c{c:d}",
  });
});
