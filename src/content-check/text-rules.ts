import { headingsAbove, markdownImages, markdownLinks, maskCode } from "./markdown-text";

const HTML_TAG = /<\/?[a-z][^<>]*>/i;

/** What may not stand in plain text or Markdown: markup that would be shown as it is written, or break the page. */
export const markupProblems = (text: string, kind: "copy" | "markdown"): { index: number; message: string }[] => {
  const masked = kind === "markdown" ? maskCode(text) : text;
  const html = masked.search(HTML_TAG);
  const found = html === -1 ? [] : [{ index: html, message: "HTML is niet toegestaan; schrijf gewone tekst" }];
  if (kind === "copy") {
    const [link] = markdownLinks(text);
    return link
      ? [...found, { index: link.offset, message: "een link kan niet in dit veld; toegestaan: gewone tekst" }]
      : found;
  }
  return [
    ...found,
    ...markdownImages(masked).map((index) => ({
      index,
      message: "een afbeelding in lopende tekst is niet toegestaan; gebruik het veld image",
    })),
    ...headingsAbove(masked, 3).map((index) => ({
      index,
      message: "kop van niveau 1 of 2; toegestaan: tussenkoppen vanaf ###",
    })),
  ];
};
