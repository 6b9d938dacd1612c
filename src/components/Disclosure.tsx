import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, fontSize, space } from "../styles/tokens";
import { Icon } from "./Icon";

const style = css`
  border-top: 2px solid;
  &:last-of-type {
    border-bottom: 2px solid;
  }
  & > summary {
    padding-block: ${space.s1};
    font-family: ${font.heading};
    font-size: ${fontSize.h4};
    line-height: 1.3;
  }
  & > summary > svg {
    color: ${color.action};
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space.s1};
    padding-bottom: ${space.s3};
  }
`;

interface Props {
  title: string;
  /** Disclosures of the same group: opening one closes the other (`details name`). */
  group: string;
  /** Its anchor; a link to it opens it. */
  id?: string;
  children: ReactNode;
}

/** Native disclosure, works without JavaScript. */
export function Disclosure({ title, group, id, children }: Props) {
  return (
    <details css={style} name={group} id={id}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
