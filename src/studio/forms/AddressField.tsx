import type { CustomFieldControlProps } from "@sveltia/cms";
import { useEffect, useRef } from "react";
import { proposedAddress } from "./address";
import { keyPathOf } from "./text-field";
import { useTyped } from "./use-typed";

/**
 * Field for the address or short name of an entry. In a new one it follows the title, until the editor types here or
 * saves.
 */
export function AddressField(props: CustomFieldControlProps) {
  const { value = "", field: config, forID, classNameWrapper, onChange, entry } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, change] = useTyped(value, onChange);
  /** What was proposed last; undefined where the name is the editor's own. */
  const proposed = useRef(value === "" ? "" : undefined);
  useEffect(() => {
    if (!entry || proposed.current !== text) {
      return;
    }
    const { data, collection } = entry.toJS();
    const next = proposedAddress(collection, data, keyPathOf(field.current));
    if (next !== text) {
      proposed.current = next;
      change(next);
    }
  });
  useEffect(() => {
    const keep = () => {
      proposed.current = undefined;
    };
    window.addEventListener("studio-saved", keep);
    return () => window.removeEventListener("studio-saved", keep);
  }, []);
  return (
    <input
      ref={field}
      id={forID}
      aria-label={String(config.get("label"))}
      type="text"
      className={classNameWrapper}
      value={text}
      onChange={({ target }) => {
        proposed.current = undefined;
        change(target.value);
      }}
    />
  );
}
