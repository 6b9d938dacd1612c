import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { RichText } from "../../components/RichText";
import { color, fontSize, radius, space } from "../../styles/tokens";

const card = css`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s3};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  & > svg {
    width: 10rem;
  }
  & > h2 {
    font-size: ${fontSize.h3};
  }
`;

interface Props {
  title: string;
  /** Shown above the title. */
  notice?: string;
  /** HTML. */
  text: string;
  /** Level of its heading. */
  as?: "h2" | "h3";
}

/** Takes the place of a form that was sent and leads to no page, and the focus, unless the visitor has gone on meanwhile. */
export function Sent({ title, notice, text, as: Heading = "h3" }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div css={card} role="status">
      <svg viewBox="0 0 200 110" aria-hidden="true">
        <circle cx="72" cy="55" r="54" fill={color.brand} />
        <circle cx="128" cy="55" r="54" fill={color.motif} />
        <path d="M100 8.8a54 54 0 0 1 0 92.4 54 54 0 0 1 0-92.4" fill={color.lens} stroke={color.text} />
        <path d="M86 56l10 12 20-26" fill="none" stroke={color.text} strokeWidth="5" />
      </svg>
      {notice && <strong>{notice}</strong>}
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <RichText html={text} />
    </div>
  );
}
