import type { CustomFieldControlProps } from "@sveltia/cms";
import { type SyntheticEvent, useEffect, useRef } from "react";

/** Value for a date that does not exist, so that the check refuses it. */
const NO_DATE = "geen datum";

/** Field for a date. A day that does not exist, such as 31 February, is no empty field: the check says so. */
export function DateField({ value = "", field: config, forID, onChange }: CustomFieldControlProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && value !== NO_DATE && field.current.value !== value) {
      field.current.value = value;
    }
  }, [value]);
  // Browsers report an invalid date as an empty field.
  const tell = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    onChange(input.validity.badInput ? NO_DATE : input.value);
  return (
    <input
      ref={field}
      id={forID}
      aria-label={String(config.get("label"))}
      type="date"
      className="studio-date"
      defaultValue={value}
      onInput={tell}
      onKeyUp={tell}
      onBlur={tell}
    />
  );
}
