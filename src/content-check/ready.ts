import { type ContentDocument, problemIn } from "./document";
import { quote } from "./dutch";
import type { SiteFiles } from "./files";
import { sortProblems } from "./format";
import { lineIndex } from "./line-index";
import { entriesOf, loadContent } from "./load";
import { entryPart, type Part, problemAt } from "./part";
import type { ContentProblem, DataPath } from "./problem";
import { record } from "./record";
import { walk } from "./walk";

/** Top-level domain that is reserved for examples and leads nowhere (RFC 2606). */
const EXAMPLE_DOMAIN = /[\w.@-]*\.example\b/;

/** Phone number without a subscriber: nothing but zeros after the area code. */
const PLACEHOLDER_PHONE = /\b0\d{1,3}[\s-]?(?:0[\s-]?){6,7}(?!\d)/;

const PLACEHOLDER_WORD = /voorbeeld/i;

/** What is still a placeholder in a text; undefined for real content. */
const placeholderIn = (text: string, typeName: string): string | undefined => {
  const domain = EXAMPLE_DOMAIN.exec(text)?.[0];
  if (domain) {
    return `${quote(domain)} is een voorbeeldadres; vul het echte ${domain.includes("@") ? "e-mailadres" : "domein"} in`;
  }
  const phone = PLACEHOLDER_PHONE.exec(text)?.[0];
  if (phone) {
    return `${quote(phone.trim())} is een voorbeeldnummer; vul het echte telefoonnummer in`;
  }
  return typeName === "SiteSettings" && PLACEHOLDER_WORD.test(text)
    ? `${quote(text)} is een voorbeeld; vul het echte gegeven in`
    : undefined;
};

/** Fields that may be empty while the site is built, and must be filled in before it goes live. */
const emptyFields = (part: Part): { path: DataPath; text: string }[] => {
  const value = record(part.value);
  if (part.typeName === "SiteSettings" && record(value.tagManager).containerId === "") {
    return [{ path: ["tagManager", "containerId"], text: "leeg; vul het container-id van de tag manager in" }];
  }
  if (part.typeName !== "Integration") {
    return [];
  }
  return value.url === "" ? [{ path: ["url"], text: `leeg; vul het adres bij ${String(value.provider)} in` }] : [];
};

const inPart = (part: Part): ContentProblem[] => {
  const found: ContentProblem[] = [];
  const report = (path: DataPath, text: string) => found.push(problemAt(part, path, text));
  walk(part.schema, part.value, {
    text: ({ value, path }) => {
      const text = placeholderIn(value, part.typeName);
      if (text) {
        report(path, text);
      }
      return value;
    },
    object: (typeName, { sample, decided, about, question }, path) => {
      if (typeName === "Decision" && decided !== true) {
        report([...path, "decided"], `${String(about)}: ${String(question)} Zet daarna decided op true`);
      }
      if (sample === true) {
        report([...path, "sample"], "voorbeeldinhoud; vervang die en zet sample op false");
      }
    },
  });
  for (const { path, text } of emptyFields(part)) {
    report(path, text);
  }
  return found;
};

const inProse = (document: ContentDocument): ContentProblem[] => {
  const { body, type } = document;
  if (!body) {
    return [];
  }
  const at = lineIndex(document.text);
  let start = body.start;
  return body.text.split("\n").flatMap((line) => {
    const text = placeholderIn(line, type.name);
    const offset = start + Math.max(line.search(EXAMPLE_DOMAIN), line.search(PLACEHOLDER_PHONE), 0);
    start += line.length + 1;
    return text ? [problemIn(document, at(offset), text)] : [];
  });
};

const CONSENT: Readonly<Record<string, string>> = {
  analytics: "laadt na toestemming voor statistieken",
  marketing: "laadt na toestemming voor marketing",
};

/**
 * What the owner has chosen for each form and agenda, to look at before the site goes live: whether a visitor is asked
 * before a provider, which may set cookies, is loaded. No choice is wrong by itself.
 *
 * @param files the files of `data` and `content`
 */
export const consentChoices = (files: SiteFiles): string[] =>
  loadContent(files)
    .documents.flatMap(entriesOf)
    .map(entryPart)
    .filter(({ typeName }) => typeName === "Integration")
    .map(({ value }) => {
      const { slug, provider, consentCategory } = record(value);
      const choice = CONSENT[String(consentCategory)] ?? "laadt meteen, zonder toestemming voor cookies";
      return `${String(slug)} (${String(provider)}): ${choice}`;
    });

/**
 * Everything that the owner must still replace before the site goes live: sample content, placeholders for phone,
 * e-mail and domain, accounts that are not filled in, and points that were not decided.
 */
export const findPlaceholders = (files: SiteFiles): ContentProblem[] => {
  const { documents } = loadContent(files);
  const parts = documents.flatMap(entriesOf).map(entryPart);
  return sortProblems([...parts.flatMap(inPart), ...documents.flatMap(inProse)]);
};
