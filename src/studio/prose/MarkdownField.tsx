import type { CustomFieldControlProps } from "@sveltia/cms";
import { useRef } from "react";
import { useTyped } from "../forms/use-typed";
import { ProseText } from "./ProseText";
import { ProseTools } from "./ProseTools";

/** Field for text with markup in a section. */
export function MarkdownField({ value = "", field, forID, onChange }: CustomFieldControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, change] = useTyped(value, onChange);
  return (
    <div className="studio-prose">
      <ProseTools notation="markdown" target={() => area.current ?? undefined} />
      <ProseText
        id={forID}
        label={String(field.get("label"))}
        notation="markdown"
        value={text}
        start={text.search(/\S|$/)}
        area={area}
        onText={change}
      />
    </div>
  );
}
