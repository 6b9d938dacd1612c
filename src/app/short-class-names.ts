import { CACHE_KEY } from "./emotion-cache";

/**
 * What the browser keeps as it is (src/sections/drawn.tsx): sections, which do not stand in one another, and the text of
 * an article, which is the last of it.
 */
const DRAWN = /<section(?=[^>]*\sdata-drawn=)[\s\S]*?<\/section>|<div(?=[^>]*\sdata-drawn=)[\s\S]*?<\/article>/g;

const CLASS_NAME = new RegExp(`\\b${CACHE_KEY}-\\w+`, "g");

/**
 * Gives class names that stand in drawn sections alone two or three characters: nothing in the browser asks for them by
 * their own name, and they are a twentieth of a page as it is sent.
 *
 * @param html of the page's body
 * @param rules its styles, as Emotion wrote them
 * @returns both with short names (`c0`, `c1`) in the order of the page
 */
export const shortClassNames = (html: string, rules: string): { html: string; rules: string } => {
  const live = new Set(html.replace(DRAWN, "").match(CLASS_NAME));
  const short = new Map<string, string>();
  const shorten = (name: string): string => {
    if (live.has(name)) {
      return name;
    }
    const known = short.get(name) ?? `c${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  };
  return {
    html: html.replace(DRAWN, (section) => section.replace(CLASS_NAME, shorten)),
    rules: rules.replace(CLASS_NAME, (name) => short.get(name) ?? name),
  };
};
