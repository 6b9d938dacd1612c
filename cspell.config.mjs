import { readdirSync, readFileSync } from "node:fs";

/** The pages in English, by their own field. */
const english = readdirSync("data/pages")
  .filter((file) => /^ {2}"language": *"en"/m.test(readFileSync(`data/pages/${file}`, "utf8")))
  .map((file) => `**/data/pages/${file}`);

export default {
  version: "0.2",
  language: "nl",
  import: ["@cspell/dict-nl-nl/cspell-ext.json"],
  dictionaryDefinitions: [{ name: "project-words", path: "./cspell-words.txt", addWords: true }],
  dictionaries: ["project-words"],
  patterns: [
    { name: "json-key", pattern: '/"[\\w.-]+"\\s*:/g' },
    {
      name: "json-name",
      pattern:
        '/"(?:about|anchor|color|columns|consentCategory|containerId|drawing|email|file|format|from|group|highlighted|icon|instead|integration|kind|language|link|load|look|mapOf|mediator|motif|page|partOf|path|provider|robots|show|siteUrl|slug|style|testimonial|to|token|tone|type|uid|url)"\\s*:\\s*"[^"]*"/g',
    },
    {
      name: "json-names",
      pattern:
        '/"(?:absent|chosen|cities|mapCities|days|difference|sum|structuredData|typed)"\\s*:\\s*\\[[^\\]{}]*\\]/g',
    },
    { name: "english", pattern: '/"english"\\s*:\\s*\\{(?:[^{}]*\\}|[^]*?\\n  \\})/g' },
    {
      name: "english-form",
      pattern: '/"language"\\s*:\\s*"en"[^]*?\\n  \\}/g',
    },
    { name: "token", pattern: "/\\{[\\w.]+\\}/g" },
    { name: "markdown-address", pattern: "/\\]\\([^)]*\\)/g" },
    { name: "web-address", pattern: "/https?:[^\\s\"')]+/g" },
    { name: "code", pattern: "/`[^`\\n]*`/g" },
    { name: "frontmatter-key", pattern: "/^[a-zA-Z]+:/gm" },
    { name: "frontmatter-name", pattern: "/^(?:category|date|dateModified|drawing|path|updated):.*$/gm" },
    { name: "frontmatter-path", pattern: "/^\\s+- [\"']?\\/[\\w/-]+[\"']?$/gm" },
    { name: "component", pattern: '/<\\/?[A-Z]\\w+|\\b(?:href|file|icon|color|kind)="[^"]*"|\\bnewTab\\b/g' },
  ],
  ignoreRegExpList: ["token", "markdown-address", "web-address", "code"],
  languageSettings: [
    {
      languageId: "json,jsonc",
      ignoreRegExpList: ["json-key", "json-name", "json-names", "english", "english-form"],
    },
    {
      languageId: "mdx,markdown",
      ignoreRegExpList: ["frontmatter-key", "frontmatter-name", "frontmatter-path", "component"],
    },
  ],
  overrides: [
    {
      filename: english,
      language: "en-GB",
      words: ["bedrijfsarts", "Juridisch", "Loket"],
    },
  ],
};
