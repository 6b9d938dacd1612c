import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { fieldStyle } from "../../styles/fields";
import { media } from "../../styles/media";
import { space, width } from "../../styles/tokens";
import { buttonStyle, buttonVariants } from "../ButtonLink";
import { useSiteTexts } from "../site-texts";
import type { SearchResults } from "./SearchResults";

const style = css`
  display: block;
  max-width: ${width.prose};
  margin-bottom: ${space.s1};
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
  gap: ${space.s1};
  align-items: end;
  & > label {
    flex: 1;
    display: grid;
    font-weight: 600;
  }
  & input {
    ${fieldStyle};
    margin-top: ${space.half};
    font-weight: 400;
  }
  & > button {
    padding-inline: ${space.s2};
  }
`;

interface Props {
  /** Hears that the visitor is going to search. */
  onUse?: () => void;
}

/**
 * Field that searches all pages. Its script and the index are fetched when it has the focus; where that fails it leads to
 * the list of all pages. Nothing that is typed leaves the browser: the field has no name, so no address holds it.
 */
export function SearchField({ onUse }: Props) {
  const { search } = useSiteTexts();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(false);
  const [Results, setResults] = useState<typeof SearchResults>();

  useEffect(() => {
    if (wanted || form.current?.matches(":focus-within")) {
      import("./SearchResults").then(
        (loaded) => setResults(() => loaded.SearchResults),
        () => setWanted(false),
      );
    }
  }, [wanted]);

  const use = () => {
    setWanted(true);
    onUse?.();
  };
  return (
    <search css={style}>
      <form ref={form} action="/sitemap" onFocus={use}>
        <div css={row}>
          <label>
            {search.label}
            <input type="text" enterKeyHint="search" autoComplete="off" />
          </label>
          <button type="submit" css={[buttonStyle, buttonVariants.secondary]}>
            {search.button}
          </button>
        </div>
        {Results && <Results form={form} />}
      </form>
    </search>
  );
}
