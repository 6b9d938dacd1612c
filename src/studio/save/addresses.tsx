import { expectedFile } from "../../content/check/check-pages";
import { isDraft, PAGE_TYPES, pagePathOf } from "../../content/check/page-path";
import { ROUTES } from "../../content/model/needed";
import { contentTypeOfFile } from "../../content/model/registry";
import { fileTexts, stateOf } from "../folder/site-files";
import { readFile, writeFile } from "../formats/format";
import { nameOfFile } from "../forms/place";
import { linkSuggestions } from "../pickers/suggestions";
import { ask } from "./ask";

const REDIRECTS = "data/redirects.json";

/** A file and its new text. */
type NewText = readonly [file: string, text: string];

/** What a page's file holds, with its address; undefined for what is no page, and for the start page. */
const pageIn = (file: string, text: string | null | undefined) => {
  const type = contentTypeOfFile(file);
  if (!type || !text || !PAGE_TYPES.has(type.name)) {
    return undefined;
  }
  const { data } = readFile(type, text);
  const address = pagePathOf(type.name, data);
  return address && address !== ROUTES.home
    ? { address, isDraft: isDraft(data), file: expectedFile(type, data) ?? file }
    : undefined;
};

/** The file of redirects, in which an old address leads on, and the new one is a page. */
const withRedirect = (from: string, to: string, text: string): NewText[] => {
  const type = contentTypeOfFile(REDIRECTS);
  if (!type) {
    return [];
  }
  const known = readFile(type, text).data as { from: string }[];
  const added = { from, to, title: "Deze pagina is verhuisd", linkLabel: "Ga naar de nieuwe pagina" };
  const others = known.filter((redirect) => redirect.from !== to);
  return [[REDIRECTS, `${writeFile(type, [...others, added], text)}\n`]];
};

/** A page's files as they become where its address changes: its own with links to itself, all that lead to it, and a redirect. */
export interface Move {
  from: string;
  to: string;
  /** The page's own file, which has the name of the address in some folders. */
  file: string;
  text: string;
  others: readonly NewText[];
}

/**
 * What goes along with a page whose address changes.
 *
 * @param text the page's file as it will be
 * @returns undefined where the address stays
 */
export const moveOf = (file: string, text: string): Move | undefined => {
  const before = pageIn(file, stateOf(file));
  const now = before && pageIn(file, text);
  if (!now || before.address === now.address) {
    return undefined;
  }
  const [from, to] = [before.address, now.address];
  const links = new RegExp(`(?<=["'(]|- )${from}(?=["')#?]|$)`, "gm");
  const others = new Map(
    [...fileTexts()].flatMap(([other, old]): NewText[] => {
      const after = other === file ? old : old.replace(links, () => to);
      return after === old ? [] : [[other, after]];
    }),
  );
  // Nobody knows the address of a draft.
  const redirects =
    before.isDraft || now.isDraft ? [] : withRedirect(from, to, others.get(REDIRECTS) ?? stateOf(REDIRECTS) ?? "[]");
  const changed = new Map([...others, ...redirects]);
  return { from, to, file: now.file, text: text.replace(links, () => to), others: [...changed] };
};

/** Whether the editor wants a page to move, with all that goes along. */
export const agreesToMove = async ({ from, to, others }: Move): Promise<boolean> => {
  const names = others.filter(([file]) => file !== REDIRECTS).map(([file]) => nameOfFile(file));
  const answer = await ask({
    title: "Het adres van deze pagina verandert",
    yes: "Verander het adres",
    no: "Nog niet opslaan",
    children: (
      <>
        <p>
          Van <code>{from}</code> in <code>{to}</code>.{" "}
          {others.some(([file]) => file === REDIRECTS) && "Wie het oude adres heeft, komt op het nieuwe uit."}
        </p>
        {names.length > 0 && <p>De links naar deze pagina gaan mee in: {names.join(", ")}.</p>}
      </>
    ),
  });
  return answer !== undefined;
};

/** Where visitors are best led from a page of a family that is gone. */
const INSTEAD: Readonly<Record<string, string>> = { Article: ROUTES.blog, City: ROUTES.cities };

/**
 * Asks where visitors of a page that goes away are led.
 *
 * @returns the changed file of redirects, if any; undefined where the page is to stay
 */
export const askRedirect = async (file: string): Promise<readonly NewText[] | undefined> => {
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
  const to = answer && String(answer.get("to"));
  return to ? withRedirect(from, to, stateOf(REDIRECTS) ?? "[]") : answer && [];
};
