import { shareStyles } from "./shared-styles";

const page = (css: string) => `<head><style data-emotion="css">${css}</style></head>`;

const FACE = "@font-face{src:url(data:font/woff2;a)}";
const BUTTON = ".css-1{color:red}@media (min-width:1em){.css-1{color:blue}}";
const one = page(`${FACE}.css-0{top:0}${BUTTON}`);
const two = page(`${FACE}${BUTTON}.css-2>a{content:"}$&"}`);

/** The name and text of the style sheet that pages share, and the pages. */
const shared = (...texts: string[]) => {
  const files = [...shareStyles(new Map(texts.map((text, index) => [`${index}.html`, text])))];
  const [file = "", css = ""] = files.find(([name]) => name.endsWith(".css")) ?? [];
  return { file, css, pages: files.flatMap(([name, text]) => (name.endsWith(".html") ? [text] : [])) };
};

it("takes the rules of every page, in their order", () => {
  const { css, file } = shared(one, two);
  expect(css).toBe(FACE + BUTTON);
  expect(file).toMatch(/^styles-[\da-f]{10}\.css$/);
});

it("names the file after its content", () => {
  expect(shared(one, two).file).not.toBe(shared(two).file);
});

it("leaves a page its other rules, after the link", () => {
  const { file, pages } = shared(one, two);
  const link = `<link rel="stylesheet" data-emotion="css" href="/${file}">`;
  expect(pages[1]).toBe(`<head>${link}<style data-emotion="css">.css-2>a{content:"}$&"}</style></head>`);
});

it("leaves pages without a rule in common as they are", () => {
  const apart = [page(".a{top:0}"), page(".b{top:0}")];
  expect(shared(...apart)).toEqual({ file: "", css: "", pages: apart });
});
