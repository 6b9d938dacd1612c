import { shareStyles } from "./shared-styles";

const page = (css: string) => `<head><style data-emotion="css">${css}</style></head>`;

const FACE = "@font-face{src:url(data:font/woff2;a)}";
const BUTTON = ".css-1{color:red}@media (min-width:1em){.css-1{color:blue}}";
const pages = [page(`${FACE}.css-0{top:0}${BUTTON}`), page(`${FACE}${BUTTON}.css-2>a{content:"}$&"}`)];

it("takes the rules of every page, in their order", () => {
  const { css, file } = shareStyles(pages);
  expect(css).toBe(FACE + BUTTON);
  expect(file).toMatch(/^styles-[\da-f]{10}\.css$/);
});

it("names the file after its content", () => {
  expect(shareStyles(pages).file).not.toBe(shareStyles(pages.slice(1)).file);
});

it("leaves a page its other rules, after the link", () => {
  const { file, pages: styled } = shareStyles(pages);
  const link = `<link rel="stylesheet" data-emotion="css" href="/${file}">`;
  expect(styled[1]).toBe(`<head>${link}<style data-emotion="css">.css-2>a{content:"}$&"}</style></head>`);
});

it("leaves pages without a rule in common as they are", () => {
  const apart = [page(".a{top:0}"), page(".b{top:0}")];
  expect(shareStyles(apart)).toMatchObject({ css: "", pages: apart });
});
