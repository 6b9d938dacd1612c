import { findPlaceholders } from "../../content/check/ready";
import { placeInSite } from "../check/place-problem";
import { fileTexts, siteFiles } from "../folder/site-files";
import { addressOfFile } from "../forms/place";
import { fieldLink } from "./go-to-field";

/** What must still be replaced before going live, each with a link to its field. */
export function ReadyList() {
  const found = findPlaceholders(siteFiles()).map((problem) => ({ ...problem, ...placeInSite(problem) }));
  const title = found.length === 0 ? "Alles is ingevuld" : `Nog te doen vóór livegang: ${found.length}`;
  return (
    <section aria-label="Nog te doen vóór livegang">
      <h2>{fileTexts().length === 0 ? "Log eerst in: open een van de taken." : title}</h2>
      <ul className="studio-ready">
        {found.map(({ file, line, column, message, path, place }) => (
          <li key={`${file}:${line}:${column} ${message}`}>
            <a {...fieldLink(addressOfFile(file), path)}>{place}</a> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
