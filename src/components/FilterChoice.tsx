import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { needsScript, visuallyHidden } from "../styles/layout";
import { media } from "../styles/media";
import { color, radius, space, target } from "../styles/tokens";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  border: 0;
  & legend {
    ${visuallyHidden};
  }
  ${needsScript};
`;

const option = css`
  display: flex;
  align-items: center;
  position: relative;
  min-height: ${target};
  padding: 0 ${space.s2};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.card};
  font-weight: 600;
  cursor: pointer;
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:checked) {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.card};
  }
  ${media.forcedColors} {
    &:has(input:checked) {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color.motif};
    outline-offset: 3px;
  }
`;

interface Props {
  label: string;
  options: readonly { slug: string; title: string }[];
  value: string;
  onChange: (slug: string) => void;
}

/** Radio buttons that look like chips; hidden without JavaScript. */
export function FilterChoice({ label, options, value, onChange }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(":checked")?.value ?? value;
    if (chosen !== value) onChange(chosen);
  });
  // Hydration leaves alone what the visitor chose before the scripts came, and calls no listener.
  useEffect(() => takeOver(), []);
  return (
    <fieldset css={row} ref={group}>
      <legend>{label}</legend>
      {options.map(({ slug, title }) => (
        <label key={slug} css={option}>
          <input type="radio" name="filter" value={slug} checked={slug === value} onChange={() => onChange(slug)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
