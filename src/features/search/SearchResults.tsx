import { css } from "@emotion/react";
import { Fragment, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import { buttonStyle, buttonVariants } from "../../components/ButtonLink";
import { type SiteTexts, useSiteTexts } from "../../components/site-texts";
import { media } from "../../styles/media";
import { color, font, fontSize, radius, space, width } from "../../styles/tokens";
import { WAITS } from "./asked";
import { SearchOption } from "./SearchOption";
import type { SearchResult } from "./site-search";
import { useListboxKeys } from "./use-listbox-keys";
import { type SearchState, useSearch } from "./use-search";

const status = css`
  margin-top: ${space.s1};
  font-size: ${fontSize.small};
`;

const listbox = css`
  max-width: ${width.prose};
  margin-top: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  overflow: clip;
`;

/** Where there is room, what a page is about stands beside its title. */
const pageList = css`
  margin-block: ${space.s2};
  padding-inline: ${space.s2};
  border-radius: ${radius.card};
  background: ${color.card};
  & > li + li {
    border-top: 1px solid ${color.control};
  }
  & a {
    display: grid;
    gap: ${space.half} ${space.s5};
    padding: ${space.s2} 0;
  }
  & a > span:first-of-type {
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    line-height: 1.3;
  }
  ${media.columns} {
    & a {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    }
    & a > span + span {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const more = css`
  min-height: 0;
`;

/** Options below a field; the page of results has them all. */
const MOST_OPTIONS = 8;

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
  /** Whether all results stand here, as a list of links. */
  isPage: boolean;
}

const NONE: readonly SearchResult[] = [];

/**
 * What a search has found: on the page of results a list of links, elsewhere the first of them, as the listbox of a
 * combobox (ARIA authoring practices). It stands in the page rather than above it: on a phone there is room for it nowhere
 * else.
 */
export function SearchResults({ form, isPage }: Props) {
  const { search: texts, language } = useSiteTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const state = useSearch(form, language);
  const results = useMemo(() => (isPage ? NONE : state.results.slice(0, MOST_OPTIONS)), [isPage, state]);
  const chosen = useListboxKeys(form, list, results);

  useEffect(() => {
    if (isPage && (state.phase === "found" || state.phase === "failed")) {
      document.documentElement.removeAttribute(WAITS);
    }
  }, [isPage, state]);

  useEffect(() => {
    const field = isPage ? null : form.current?.querySelector("input");
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
  }, [form, isPage, id, results, chosen]);

  return (
    <Fragment>
      <p css={status} role="status">
        {said(state, texts)}
      </p>
      {results.length > 0 && (
        <div ref={list} css={listbox} role="listbox" id={id} aria-label={texts.results}>
          {results.map((result, place) => (
            <SearchOption
              key={result.path}
              result={result}
              option={{ id: `${id}${place}`, chosen: place === chosen }}
            />
          ))}
        </div>
      )}
      {results.length > 0 && results.length < state.results.length && (
        <button type="submit" css={[buttonStyle, buttonVariants.text, more]}>
          {texts.all.replace("{count}", String(state.results.length))}
        </button>
      )}
      {isPage && state.results.length > 0 && (
        <ol css={pageList} aria-label={texts.results}>
          {state.results.map((result) => (
            <li key={result.path}>
              <SearchOption result={result} />
            </li>
          ))}
        </ol>
      )}
    </Fragment>
  );
}
