import { css } from "@emotion/react";
import { media } from "../styles/media";
import { color, radius, space } from "../styles/tokens";
import { type DrawingData, Picture } from "./Picture";
import { SmartLink } from "./SmartLink";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: 0 ${space.s3};
  & a {
    display: inline-block;
    padding-block: ${space.s1};
  }
  & img {
    width: 100%;
    max-height: 12.5rem;
    aspect-ratio: 16 / 9;
    margin-bottom: ${space.s1};
    object-fit: cover;
    border-radius: ${radius.card};
  }
`;

/** Each under a line, as the articles at the end of an article. */
const ruledStyle = css`
  gap: ${space.s2} ${space.s3};
  font-weight: 600;
  & > li {
    padding-top: ${space.half};
    border-top: 2px solid ${color.brand};
  }
`;

/** Short names, two columns on a phone. */
const compactStyle = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  column-gap: ${space.s2};
  & img {
    aspect-ratio: auto;
    /* The lines of a skyline would be too thin. */
    ${media.belowTablet} {
      display: none;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    /* In five columns the sixth would stand alone. */
    &:has(> :nth-of-type(6):last-of-type) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

interface Props {
  /** Links of one word, such as names of cities. */
  compact?: boolean;
  /** Under lines: pages to read next. */
  ruled?: boolean;
  links: readonly { label: string; link: string; language?: Queries.Language | null; drawing?: DrawingData | null }[];
}

/** Links in as many columns as fit. */
export function LinkColumns({ links, compact = false, ruled = false }: Props) {
  return (
    <ul css={[list, ruled && ruledStyle, compact && compactStyle]}>
      {links.map(({ label, link, language, drawing }) => (
        <li key={link}>
          <SmartLink href={link} lang={language ?? undefined}>
            {drawing && <Picture {...drawing} />}
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
