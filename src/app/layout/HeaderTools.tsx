import { css } from "@emotion/react";
import { Icon } from "../../components/Icon";
import { SmartLink } from "../../components/SmartLink";
import { useSiteTexts } from "../../components/site-texts";
import { FIELD_ID } from "../../features/search/SearchField";
import { media } from "../../styles/media";
import { space } from "../../styles/tokens";
import { NavLink } from "./NavLink";

/** On a phone they are in the drawer. */
const tools = css`
  display: none;
  ${media.columns} {
    display: flex;
    gap: ${space.s2};
    margin-left: clamp(${space.s3}, 4vw, ${space.s8});
  }
  & a {
    display: flex;
    align-items: center;
    min-width: 1.5rem;
    min-height: 2.5rem;
    color: inherit;
  }
  & a svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** Links to the page in the other language, and to the page that searches. */
export function HeaderTools({ other }: { other: Queries.HeaderNavigationFragment["languageLink"] }) {
  const { search } = useSiteTexts();
  return (
    <div css={tools}>
      {other && <NavLink item={{ ...other, hreflang: other.language }} />}
      <SmartLink href={`${search.page}#${FIELD_ID}`} aria-label={search.label}>
        <Icon name="search" />
      </SmartLink>
    </div>
  );
}
