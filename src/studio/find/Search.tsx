import { useDeferredValue, useMemo, useState } from "react";
import { addressOfFile, nameOfFile } from "../forms/place";
import { fieldLink } from "./go-to-field";
import { findTexts, placeOfWords, siteTexts, usesOf } from "./texts";

/** Fewest characters that find something of use. */
const FEWEST = 2;

const MOST = 30;

/** Characters around what was found. */
const AROUND = 60;

/** The piece of a text around what was asked. */
const piece = (text: string, asked: string): string => {
  const at = placeOfWords(text, asked) ?? 0;
  const from = Math.max(0, at - AROUND);
  const found = text.slice(from, at + 2 * AROUND).trim();
  return `${from > 0 ? "…" : ""}${found}${at + 2 * AROUND < text.length ? "…" : ""}`;
};

/** Finds what visitors read, and leads to the field where it is written. */
export function Search() {
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed);
  const isAsked = asked.trim().length >= FEWEST;
  const texts = useMemo(() => (isAsked ? siteTexts() : []), [isAsked]);
  const found = isAsked ? findTexts(texts, asked) : [];
  return (
    <search className="studio-search">
      <label>
        Zoek wat er op de site staat
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status">
        {isAsked && (found.length === 0 ? "Niets gevonden." : `Gevonden: ${found.length}`)}
        {found.length > MOST && `. Hier staan de eerste ${MOST}.`}
      </p>
      <ul>
        {found.slice(0, MOST).map(({ file, path, place, text, raw }) => {
          const uses = file === "data/facts.json" && path.at(-1) === "value" ? usesOf(texts, raw) : [];
          return (
            <li key={`${file} ${path.join(".")}`}>
              <a {...fieldLink(addressOfFile(file), path, placeOfWords(raw, asked))}>
                {nameOfFile(file)} › {place}
              </a>
              <p>{piece(text, asked)}</p>
              {uses.length > 0 && <p>Staat op: {uses.join(", ")}</p>}
            </li>
          );
        })}
      </ul>
    </search>
  );
}
