import { css } from "@emotion/react";
import { space } from "../styles/tokens";
import { SmartLink } from "./SmartLink";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${space.s3};
  & a {
    display: inline-block;
    padding-block: ${space.s1};
  }
`;

interface Props {
  links: readonly { label: string; link: string }[];
}

/** Links in as many columns as fit. */
export function LinkColumns({ links }: Props) {
  return (
    <ul css={list}>
      {links.map(({ label, link }) => (
        <li key={link}>
          <SmartLink href={link}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
