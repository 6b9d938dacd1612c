import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontSize, radius, space } from "../styles/tokens";
import { Icon } from "./Icon";

const style = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  color: ${color.text};
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space.s2};
    min-height: 3.5rem;
    padding: ${space.s2} ${space.s3};
    border-radius: ${radius.card};
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    font-weight: 600;
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    color: ${color.action};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space.s1};
    padding: 0 ${space.s3} ${space.s3};
  }
`;

interface Props {
  title: string;
  /** Disclosures of the same group: opening one closes the other (`details name`). */
  group: string;
  children: ReactNode;
}

/** Native disclosure, works without JavaScript. */
export function Disclosure({ title, group, children }: Props) {
  return (
    <details css={style} name={group}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
