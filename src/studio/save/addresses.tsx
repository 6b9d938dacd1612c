import { ROUTES } from "../../content/model/needed";
import { contentTypeOfFile } from "../../content/model/registry";
import { stateOf } from "../folder/site-files";
import { nameOfFile } from "../forms/place";
import { linkSuggestions } from "../pickers/suggestions";
import { ask } from "./ask";
import { type Move, type NewText, pageIn, REDIRECTS, withRedirect } from "./moves";

/** Whether the editor wants an address or a name to change, with all that goes along. */
export const agreesToMove = async ({ from, to, isPage, others }: Move): Promise<boolean> => {
  const names = others.filter(([file]) => file !== REDIRECTS).map(([file]) => nameOfFile(file));
  const what = isPage ? "het adres" : "de naam";
  const answer = await ask({
    title: isPage ? "Het adres van deze pagina verandert" : "De naam verandert",
    yes: `Verander ${what}`,
    no: "Nog niet opslaan",
    children: (
      <>
        <p>
          Van <code>{from}</code> in <code>{to}</code>.{" "}
          {isPage && others.some(([file]) => file === REDIRECTS) && "Wie het oude adres heeft, komt op het nieuwe uit."}
        </p>
        {names.length > 0 && <p>Wat ernaar verwijst, gaat mee in: {names.join(", ")}.</p>}
      </>
    ),
  });
  return answer !== undefined;
};

/** Where visitors are best led from a page of a family that is gone. */
const INSTEAD: Readonly<Record<string, string>> = { Article: ROUTES.blog, City: ROUTES.cities };

/**
 * Asks where visitors of a page that goes are led.
 *
 * @param redirects the file of redirects, where it is to change already
 * @returns the changed redirects, if any, or undefined where the page is to stay
 */
export const askRedirect = async (file: string, redirects?: string): Promise<readonly NewText[] | undefined> => {
  const page = pageIn(file, stateOf(file));
  if (!page || page.isDraft) {
    return [];
  }
  const from = page.address;
  const pages = linkSuggestions().filter(({ insert }) => insert !== from && !insert.includes("#"));
  const answer = await ask({
    title: `${nameOfFile(file)} gaat weg`,
    yes: "Verwijder de pagina",
    no: "Niet verwijderen",
    children: (
      <p>
        <label htmlFor="studio-instead">
          Zoekmachines en oude e-mails leiden nog naar <code>{from}</code>. Waar komen die bezoekers uit?
        </label>
        <select id="studio-instead" name="to" defaultValue={INSTEAD[contentTypeOfFile(file)?.name ?? ""] ?? ""}>
          <option value="">Op de pagina “niet gevonden”</option>
          {pages.map(({ insert, meaning }) => (
            <option key={insert} value={insert}>
              {`${meaning} (${insert})`}
            </option>
          ))}
        </select>
      </p>
    ),
  });
  return answer && withRedirect(from, String(answer.get("to")), redirects);
};
