import { css } from "@emotion/react";
import { useId } from "react";
import { color, fontSize, radius, space, target } from "../../styles/tokens";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s1};
  align-content: start;
  align-items: center;
  & > label {
    display: flex;
    flex: auto;
    align-items: center;
    min-height: ${target};
    color: ${color.text};
    font-size: ${fontSize.body};
    font-weight: 600;
  }
  & > p {
    width: 100%;
  }
`;

const track = css`
  appearance: none;
  display: flex;
  width: ${space.s6};
  height: ${space.s3};
  margin: 0;
  border: 2px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.card};
  &::before {
    content: "";
    width: 50%;
    border: 2px solid ${color.card};
    border-radius: ${radius.pill};
    background: ${color.control};
  }
  &:checked {
    justify-content: flex-end;
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    background: ${color.card};
  }
  &:disabled {
    border-color: ${color.control};
    background: ${color.control};
  }
`;

interface ConsentCategoryProps {
  title: string;
  text: string;
  checked: boolean;
  /** Gets the new state; a category without it is locked. */
  onChange?: (checked: boolean) => void;
  /** Remark at a locked category. */
  remark?: string;
}

/** One category of the detail view: its name, a switch or a locked checkbox, and what it means (docs/agreement.md#cookie-banner). */
export function ConsentCategory({ title, text, checked, onChange, remark }: ConsentCategoryProps) {
  const id = useId();
  return (
    <div css={row}>
      <label htmlFor={id}>{title}</label>
      {remark && <span id={`${id}-remark`}>{remark}</span>}
      <input
        // A native checkbox carries its own state: ARIA in HTML allows no `aria-checked` beside this role.
        role={onChange && "switch"}
        id={id}
        type="checkbox"
        css={track}
        checked={checked}
        disabled={!onChange}
        aria-describedby={remark ? `${id}-remark ${id}-text` : `${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <p id={`${id}-text`}>{text}</p>
    </div>
  );
}
