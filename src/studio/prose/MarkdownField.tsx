import type { CustomFieldControlProps } from "@sveltia/cms";
import { useRef } from "react";
import { useTyped } from "../forms/use-typed";
import { ProseText } from "./ProseText";
import { ProseTools } from "./ProseTools";

/** Field for text with markup in a section. */
export function MarkdownField({ value = "", field, forID, onChange }: CustomFieldControlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [text, change] = useTyped(value, onChange);
  return (
    <div ref={place} className="studio-prose">
      <ProseTools notation="markdown" target={() => place.current?.querySelector("textarea")} />
      <ProseText
        id={forID}
        label={String(field.get("label"))}
        notation="markdown"
        value={text}
        start={text.search(/\S|$/)}
        onText={change}
      />
    </div>
  );
}
