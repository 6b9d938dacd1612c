import { css } from "@emotion/react";
import { Fragment, type RefObject, useEffect, useId, useRef } from "react";
import { color, fontSize, radius, space } from "../../styles/tokens";
import { type SiteTexts, useSiteTexts } from "../site-texts";
import { SearchOption } from "./SearchOption";
import { useListboxKeys } from "./use-listbox-keys";
import { type SearchState, useSearch } from "./use-search";

const status = css`
  margin-top: ${space.s1};
  font-size: ${fontSize.small};
`;

const listStyle = css`
  margin-top: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  overflow: clip;
`;

const said = ({ phase, results }: SearchState, texts: SiteTexts["search"]): string => {
  if (phase !== "found") {
    return phase === "idle" ? "" : texts[phase];
  }
  const { length } = results;
  return length > 1 ? texts.many.replace("{count}", String(length)) : texts[length === 1 ? "one" : "none"];
};

interface Props {
  /** Form with the field, around the results. */
  form: RefObject<HTMLFormElement | null>;
}

/**
 * What a search has found, as the listbox of a combobox (ARIA authoring practices). It stands in the page rather than above
 * it: on a phone there is room for it nowhere else.
 */
export function SearchResults({ form }: Props) {
  const { search: texts } = useSiteTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const state = useSearch(form);
  const { results } = state;
  const chosen = useListboxKeys(form, list, results);

  useEffect(() => {
    const field = form.current?.querySelector("input");
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field?.removeAttribute(name) : field?.setAttribute(name, value);
    const isOpen = results.length > 0;
    set("role", "combobox");
    set("aria-autocomplete", "list");
    set("aria-expanded", String(isOpen));
    set("aria-controls", isOpen ? id : undefined);
    const option = list.current?.children[chosen];
    set("aria-activedescendant", option?.id);
    option?.scrollIntoView({ block: "nearest" });
  }, [form, id, results, chosen]);

  return (
    <Fragment>
      <p css={status} role="status">
        {said(state, texts)}
      </p>
      {results.length > 0 && (
        <div ref={list} css={listStyle} role="listbox" id={id} aria-label={texts.results}>
          {results.map((result, place) => (
            <SearchOption key={result.path} id={`${id}${place}`} result={result} chosen={place === chosen} />
          ))}
        </div>
      )}
    </Fragment>
  );
}
