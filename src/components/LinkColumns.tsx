import { css } from "@emotion/react";
import { media } from "../styles/media";
import { space } from "../styles/tokens";
import { SmartLink } from "./SmartLink";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: 0 ${space.s3};
  & a {
    display: inline-block;
    padding-block: ${space.s1};
  }
`;

/** Short names, two columns on a phone. */
const compactStyle = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** All in one line; in five columns the sixth would stand alone. */
const sixStyle = css`
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

interface Props {
  /** Links of one word, such as names of cities. */
  compact?: boolean;
  links: readonly { label: string; link: string; language?: Queries.Language | null }[];
}

/** Links in as many columns as fit. */
export function LinkColumns({ links, compact = false }: Props) {
  return (
    <ul css={[list, compact && compactStyle, compact && links.length === 6 && sixStyle]}>
      {links.map(({ label, link, language }) => (
        <li key={link}>
          <SmartLink href={link} lang={language ?? undefined}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
