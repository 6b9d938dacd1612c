import { css } from "@emotion/react";
import { container, row, visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { SmartLink } from "./SmartLink";
import { useSiteTexts } from "./site-texts";

const nav = css`
  padding-top: ${space.s2};
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  position: relative;
  z-index: 3;
  /* The ground of the opening below it reaches up to the header. */
  & + [data-opening],
  & + [data-thread] > [data-opening] {
    box-shadow: 0 -8rem var(--ground);
  }
  main:has([data-opening=petrol]) > & {
    background: ${color.brand};
    color: ${color.card};
    --focus: ${color.motif};
  }
  & ol {
    ${row(`0 ${space.s1}`)};
  }
  & li {
    display: flex;
    padding-block: ${space.half};
  }
  /* On a phone the heading below says which page it is. */
  ${media.belowColumns} {
    & > ol > :last-child {
      ${visuallyHidden};
    }
    & > ol > :nth-last-child(2)::after {
      display: none;
    }
  }
  & li:not(:last-child)::after {
    content: "/";
    /* Drawn, not read out. */
    content: "/" / "";
    margin-left: ${space.s1};
  }
  & a {
    color: inherit;
    display: inline-block;
    padding-block: ${space.half};
    margin-block: calc(-1 * ${space.half});
  }
`;

/** The path from home to the page; nothing on home. The same trail makes the BreadcrumbList. */
export function Breadcrumb({ trail }: { trail: readonly { title: string; path: string }[] }) {
  const { breadcrumb } = useSiteTexts();
  if (trail.length < 2) {
    return null;
  }
  return (
    <nav css={nav} aria-label={breadcrumb}>
      <ol css={container}>
        {trail.map(({ title, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <SmartLink href={path}>{title}</SmartLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
