import { css } from "@emotion/react";
import { Fragment } from "react";

const style = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Before "@" and "." an address may go to the next line without reading as two words. */
const BREAKS = /(?=[@.])/;

interface Props {
  /** A phone number, a mail address, a few words. */
  value: string;
}

/** Phone number, address or claim in bold; a mail address breaks where it reads well. */
export function ContactValue({ value }: Props) {
  const [first, ...rest] = value.includes("@") ? value.split(BREAKS) : [value];
  return (
    <p css={style}>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </p>
  );
}
