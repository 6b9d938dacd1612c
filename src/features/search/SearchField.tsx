import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { useSiteTexts } from "../../components/site-texts";
import { useVisit } from "../../components/visit";
import { fieldStyle } from "../../styles/fields";
import { media } from "../../styles/media";
import { space, width } from "../../styles/tokens";
import { WAITS } from "./asked";
import type { Asked, SearchResults } from "./SearchResults";
import { handleKey } from "./search-keys";

/** The field of the page of results, for links that lead to it. */
export const FIELD_ID = "zoekveld";

const style = css`
  display: block;
  margin-bottom: ${space.s1};
  /* What follows is out of sight already, and does not move when the results come. */
  html[${WAITS}] &:has(#${FIELD_ID}) {
    min-height: 75vh;
  }
  ${media.noScript} {
    display: none;
    /* A section that holds nothing else would be an empty band. */
    section:has(> div > &:only-child) {
      display: none;
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  max-width: ${width.prose};
  gap: ${space.s1};
  align-items: end;
  & > label {
    flex: 1 1 7rem;
    display: grid;
    font-weight: 600;
  }
  & input {
    ${fieldStyle};
    margin-top: ${space.half};
    /* A link to it shows what stands above it too. */
    scroll-margin-top: 12rem;
    font-weight: 400;
  }
  & > button {
    padding: 0 ${space.s2};
  }
`;

const typedIn = (form: HTMLFormElement | null, sent = false): Asked => ({
  words: form?.querySelector("input")?.value.trim() ?? "",
  sent,
});

const queryOf = (words: string): string => words && `?q=${encodeURIComponent(words)}`;

interface Props {
  /** Whether this is the page that shows all results, of what the address asks for. */
  isPage?: boolean;
}

/**
 * Field that searches all pages, in the browser: its script and the index are fetched when it has the focus. Enter leads
 * to the page of results without waiting for either.
 */
export function SearchField({ isPage = false }: Props) {
  const { search } = useSiteTexts();
  const { query, key } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Asked>({ words: "" });
  const [Results, setResults] = useState<typeof SearchResults>();
  const [failed, setFailed] = useState(false);

  const load = (sent = false) => {
    setTyped(typedIn(form.current, sent));
    import("./SearchResults").then(
      (loaded) => setResults(() => loaded.SearchResults),
      () => {
        document.documentElement.removeAttribute(WAITS);
        setFailed(true);
      },
    );
  };
  const onInput = () => {
    const now = typedIn(form.current);
    if (Results) setTyped(now);
    else load();
    // Back finds the results again.
    if (isPage) window.history.replaceState(window.history.state, "", search.page + queryOf(now.words));
  };
  // Once for each visit, also when it asks for the same words: typing has changed the address without the router.
  const start = useEffectEvent((_visit: string) => {
    const words = new URLSearchParams(query).get("q");
    const field = form.current?.querySelector("input");
    if (isPage) document.documentElement.toggleAttribute(WAITS, Boolean(words));
    if (isPage && field && (words || typed.words)) {
      // What was typed before the scripts came stays.
      if (typed.words || !field.value) field.value = words ?? "";
      load(true);
    } else if (form.current?.matches(":focus-within")) {
      load();
    }
  });
  useEffect(() => start(key), [key]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onInput();
    load(true);
    if (!isPage) void navigate(search.page + queryOf(typedIn(form.current).words));
    // The keyboard of a phone would lie over the results.
    else if (matchMedia("(pointer: coarse)").matches) form.current?.querySelector("input")?.blur();
  };
  return (
    <search css={style}>
      <form
        ref={form}
        action={search.page}
        onFocus={Results ? undefined : () => load()}
        onInput={onInput}
        onKeyDown={(event) => handleKey(event, onInput)}
        onSubmit={onSubmit}
      >
        <div css={row}>
          <label>
            {search.label}
            <input id={isPage ? FIELD_ID : undefined} type="text" name="q" enterKeyHint="search" autoComplete="off" />
          </label>
          <Button type="submit" variant={isPage ? "primary" : "secondary"}>
            {search.button}
          </Button>
        </div>
        {Results ? <Results typed={typed} isPage={isPage} /> : failed && <p role="status">{search.failed}</p>}
      </form>
    </search>
  );
}
