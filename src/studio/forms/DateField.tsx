import type { CustomFieldControlProps } from "@sveltia/cms";
import { useEffect, useRef } from "react";

/** Value for a date that does not exist, so that the check refuses it. */
const NO_DATE = "geen datum";

type Props = Pick<CustomFieldControlProps, "field" | "forID" | "onChange"> & {
  value?: string;
};

/** Field for a date. A day that does not exist, such as 31 February, is no empty field: the check says so. */
export function DateField({ value = "", field: config, forID, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && value !== NO_DATE && field.current.value !== value) {
      field.current.value = value;
    }
  }, [value]);
  useEffect(() => {
    const input = field.current;
    const listening = new AbortController();
    // Browsers report an invalid date as an empty field.
    const tell = () => input && onChange(input.validity.badInput ? NO_DATE : input.value);
    for (const event of ["input", "keyup", "blur"]) {
      input?.addEventListener(event, tell, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [onChange]);
  return (
    <input
      ref={field}
      id={forID}
      aria-label={String(config.get("label"))}
      type="date"
      className="studio-date"
      defaultValue={value}
    />
  );
}
