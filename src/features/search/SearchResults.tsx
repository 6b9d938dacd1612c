import { css } from "@emotion/react";
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../components/Button";
import { type SiteTexts, useSiteTexts } from "../../components/site-texts";
import { color, font, fontSize, radius, space } from "../../styles/tokens";
import { WAITS } from "./asked";
import { FoundPage } from "./FoundPage";
import { loadSearch, type Search, type SearchResult } from "./site-search";
import { SHORTEST } from "./terms";

/** Where there is room, what a page is about stands beside its title. */
const list = css`
  container-type: inline-size;
  margin-block: ${space.s2};
  padding-inline: ${space.s2};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
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
  @container (min-width: 40rem) {
    & a {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    }
    & a > span + span {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Results below a field; the page of results has them all. */
const MOST_RESULTS = 8;

/** What was typed in the field, without spaces around it; a new object each time that the form is sent. */
export interface Asked {
  words: string;
  /** Whether they were sent, with Enter or in the address, rather than being typed: then too short a word is answered as well. */
  sent?: boolean;
}

interface SearchState {
  phase: "idle" | "loading" | "failed" | "found";
  results: readonly SearchResult[];
}

/** Searches for what was typed. An index that failed is asked for again when more is typed or sent. */
const useSearch = (typed: Asked, language: Queries.Language): SearchState => {
  const asked = useDeferredValue(typed);
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState<Asked>();
  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(asked),
    );
  }, [asked]);
  return useMemo(() => {
    if (asked.words.length < SHORTEST) return { phase: asked.words && asked.sent ? "found" : "idle", results: [] };
    if (search) return { phase: "found", results: search(asked.words, language) };
    return { phase: failed === asked ? "failed" : "loading", results: [] };
  }, [search, failed, asked, language]);
};

const said = ({ phase, results }: SearchState, texts: SiteTexts["search"]): string => {
  if (phase !== "found") {
    return phase === "idle" ? "" : texts[phase];
  }
  const { length } = results;
  return length > 1 ? texts.many.replace("{count}", String(length)) : texts[length === 1 ? "one" : "none"];
};

interface Props {
  typed: Asked;
  /** Whether all results stand here. */
  isPage: boolean;
}

/**
 * What a search has found, as links; elsewhere than on the page of results the first of them. They stand in the page rather
 * than above it: on a phone there is room for them nowhere else.
 */
export function SearchResults({ typed, isPage }: Props) {
  const { search: texts, language } = useSiteTexts();
  const state = useSearch(typed, language);
  const results = isPage ? state.results : state.results.slice(0, MOST_RESULTS);

  useEffect(() => {
    if (isPage && state.phase !== "loading") {
      document.documentElement.removeAttribute(WAITS);
    }
  }, [isPage, state]);

  return (
    <Fragment>
      <p css={{ marginTop: space.s1, fontSize: fontSize.small }} role="status">
        {said(state, texts)}
      </p>
      {results.length > 0 && (
        <ol css={list} aria-label={texts.results}>
          {results.map((result) => (
            <li key={result.path}>
              <FoundPage result={result} />
            </li>
          ))}
        </ol>
      )}
      {results.length < state.results.length && (
        <Button type="submit" variant="text" css={{ minHeight: 0 }}>
          {texts.all.replace("{count}", String(state.results.length))}
        </Button>
      )}
    </Fragment>
  );
}
