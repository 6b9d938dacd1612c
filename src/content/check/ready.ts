import { asObject } from "./as-object";
import type { ContentDocument, ContentProblem, DataPath } from "./document";
import { quote } from "./dutch";
import type { SiteFiles } from "./files";
import { sortProblems } from "./format";
import { loadContent } from "./load";
import { type ContentPart, entriesOf, problemAt } from "./part";
import { eachProblem, type TextProblem } from "./signs";
import { walk } from "./walk";

/** Top-level domain reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /[\w.@-]*\.example\b/g;

/** Phone number with nothing but zeros after the area code. */
const PLACEHOLDER_PHONE = /\b0\d{1,3}[\s-]?(?:0[\s-]?){6,7}(?!\d)/g;

const placeholdersIn = (text: string): TextProblem[] => [
  ...eachProblem(EXAMPLE_DOMAIN, text, (found) => {
    return `${quote(found)} is een voorbeeldadres; vul het echte ${found.includes("@") ? "e-mailadres" : "domein"} in`;
  }),
  ...eachProblem(PLACEHOLDER_PHONE, text, (found) => {
    return `${quote(found.trim())} is een voorbeeldnummer; vul het echte telefoonnummer in`;
  }),
];

/** Missing fields that must be filled in before the site goes live. */
const emptyFields = (part: ContentPart): ContentProblem[] => {
  const { tagManager, url, provider } = asObject(part.value);
  if (part.typeName === "SiteSettings" && asObject(tagManager).containerId === undefined) {
    const message = "ontbreekt; vul het container-id van de tag manager in";
    return [problemAt(part, ["tagManager", "containerId"], message)];
  }
  if (part.typeName === "Integration" && url === undefined) {
    return [problemAt(part, ["url"], `ontbreekt; vul het adres bij ${String(provider)} in`)];
  }
  // Netlify receives what is posted to the site's own host; elsewhere nobody does.
  const rule = "ontvangt alleen berichten op je eigen computer; vul het adres in dat het formulier ontvangt";
  return part.typeName === "Integration" && String(url).startsWith("/") && provider !== "netlify"
    ? [problemAt(part, ["url"], `${quote(url)} ${rule} (docs/hosting.md)`)]
    : [];
};

const inPart = (part: ContentPart): ContentProblem[] => {
  const found: ContentProblem[] = [];
  const report = (path: DataPath, text: string) => found.push(problemAt(part, path, text));
  walk(part.schema, part.value, {
    text: ({ value, path }) => {
      const [first] = placeholdersIn(value);
      if (first) {
        report(path, first.message);
      } else if (part.typeName === "SiteSettings" && /voorbeeld/i.test(value)) {
        report(path, `${quote(value)} is een voorbeeld; vul het echte gegeven in`);
      }
      return value;
    },
    object: (typeName, { sample, decided, about, question, integration }, path) => {
      if (typeName === "Decision" && decided !== true) {
        report([...path, "decided"], `${String(about)}: ${quote(question)} Zet daarna decided op true`);
      }
      if (typeName === "NewsletterFormSection" && integration === undefined) {
        const message = "ontbreekt; zonder eigen formulier wordt aanmelden alleen nagespeeld (docs/hosting.md)";
        report([...path, "integration"], message);
      }
      if (sample === true) {
        report([...path, "sample"], "voorbeeldinhoud; vervang die en zet sample op false");
      }
    },
  });
  return [...found, ...emptyFields(part)];
};

const inProse = ({ file, body }: ContentDocument): ContentProblem[] =>
  body ? placeholdersIn(body.text).map(({ offset, message }) => ({ file, ...body.at(offset), message })) : [];

/**
 * Everything that the owner must replace before going live: sample content, placeholders, empty accounts and open
 * decisions.
 */
export const findPlaceholders = (files: SiteFiles): ContentProblem[] => {
  const { documents } = loadContent(files);
  return sortProblems([...documents.flatMap(entriesOf).flatMap(inPart), ...documents.flatMap(inProse)]);
};
