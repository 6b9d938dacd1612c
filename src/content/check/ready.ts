import { asObject } from "./as-object";
import { type ContentDocument, type ContentProblem, type DataPath, problemIn } from "./document";
import { quote } from "./dutch";
import type { SiteFiles } from "./files";
import { sortProblems } from "./format";
import { loadContent } from "./load";
import { type ContentPart, entriesOf, problemAt } from "./part";
import { walk } from "./walk";

/** Top-level domain reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /[\w.@-]*\.example\b/;

/** Phone number with nothing but zeros after the area code. */
const PLACEHOLDER_PHONE = /\b0\d{1,3}[\s-]?(?:0[\s-]?){6,7}(?!\d)/;

const PLACEHOLDER_WORD = /voorbeeld/i;

/** Why a text is a placeholder; undefined for real content. */
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

/** Whether a form posts to the site's own host where nobody receives it; Netlify receives what is posted there. */
const isReceivedLocally = ({ url, provider }: Readonly<Record<string, unknown>>): boolean =>
  String(url).startsWith("/") && provider !== "netlify";

/** Missing fields that must be filled in before the site goes live. */
const emptyFields = (part: ContentPart): { path: DataPath; text: string }[] => {
  const value = asObject(part.value);
  if (part.typeName === "SiteSettings" && asObject(value.tagManager).containerId === undefined) {
    return [{ path: ["tagManager", "containerId"], text: "ontbreekt; vul het container-id van de tag manager in" }];
  }
  if (part.typeName !== "Integration") {
    return [];
  }
  if (value.url === undefined)
    return [{ path: ["url"], text: `ontbreekt; vul het adres bij ${String(value.provider)} in` }];
  return isReceivedLocally(value)
    ? [
        {
          path: ["url"],
          text: `${quote(String(value.url))} ontvangt alleen berichten op je eigen computer; vul het adres in dat het formulier ontvangt (docs/hosting.md)`,
        },
      ]
    : [];
};

const inPart = (part: ContentPart): ContentProblem[] => {
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
  let start = body.start;
  return body.text.split("\n").flatMap((line) => {
    const text = placeholderIn(line, type.name);
    const offset = start + Math.max(line.search(EXAMPLE_DOMAIN), line.search(PLACEHOLDER_PHONE), 0);
    start += line.length + 1;
    return text ? [problemIn(document, body.at(offset), text)] : [];
  });
};

/**
 * Everything that the owner must replace before going live: sample content, placeholders, empty accounts and open
 * decisions.
 */
export const findPlaceholders = (files: SiteFiles): ContentProblem[] => {
  const { documents } = loadContent(files);
  return sortProblems([...documents.flatMap(entriesOf).flatMap(inPart), ...documents.flatMap(inProse)]);
};
