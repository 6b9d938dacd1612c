import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ClipboardEvent, type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import { MDX_COMPONENTS, pictureAttributes } from "../../content/model/mdx-components";
import { blocksIn, newPicture, PICTURE_COMPONENTS, type ProseBlock, withValue } from "../formats/prose-blocks";
import { labelOf } from "../forms/names";
import { useTyped } from "../forms/use-typed";
import { BlockCard } from "./BlockCard";
import { insertBlock } from "./edits";
import { nameNew, toHeld, toShown } from "./new-names";
import { ProseArea } from "./ProseArea";
import { typeOver } from "./type-over";

type Props = Pick<CustomFieldControlProps, "field" | "forID" | "onChange" | "addFile" | "pickFile"> & {
  value?: string;
};

const KINDS = "image/png,image/jpeg,image/webp,image/avif";

const label = (component: string): string => {
  const { attributes } = MDX_COMPONENTS[component] ?? {};
  return attributes ? labelOf(attributes) : component;
};

/**
 * Field for the prose of an MDX file: its text, and under it a card for each block that stands in it. A picture is put
 * in with a button, dropped or pasted; the engine saves its file along with the text.
 */
export function ProseField({ value = "", field: config, forID, onChange, addFile, pickFile }: Props) {
  const [held, setHeld] = useTyped(value, onChange);
  const text = useMemo(() => toShown(held), [held]);
  const [refused, setRefused] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  /** Whether a picture has just been put in, which is to be described next. */
  const describe = useRef(false);
  useEffect(() => {
    if (describe.current) {
      describe.current = false;
      area.current?.parentElement?.querySelector<HTMLElement>("input:invalid")?.focus();
    }
  });

  const change = (next: string): void => setHeld(toHeld(next));
  /** Asked when a dialog has closed: the text may be another by then. */
  const shown = (): string => area.current?.value ?? text;
  const insert = (component: string, file: string): void => {
    const field = area.current;
    if (field) {
      const { value: before, selectionStart: start } = field;
      describe.current = true;
      typeOver(field, insertBlock({ text: before, start, end: start }, newPicture(component, file)));
    }
  };
  const pick = async (): Promise<string | undefined> => {
    const picked = await pickFile({ accept: KINDS, kind: "image", allowURL: false });
    if (!picked || Array.isArray(picked)) {
      return undefined;
    }
    const { value: address, file } = picked;
    return address.startsWith("blob:")
      ? nameNew(address, file instanceof File ? file.name : undefined)
      : address.replace(/^\//, "");
  };
  const add = async (component: string): Promise<void> => {
    const file = await pick();
    if (file) {
      insert(component, file);
    }
  };
  const setValue = ({ number }: ProseBlock, key: string, next: string | undefined): void => {
    const block = blocksIn(shown())[number - 1];
    if (block) {
      change(withValue(shown(), block, key, next));
    }
  };
  const replace = async (picture: ProseBlock): Promise<void> => {
    const file = await pick();
    if (file) {
      setValue(picture, pictureAttributes(picture.component)[0] ?? "", file);
    }
  };
  const take = async (event: DragEvent | ClipboardEvent, data: DataTransfer): Promise<void> => {
    const [file] = data.files;
    const [component] = PICTURE_COMPONENTS;
    if (!file || !component) {
      return;
    }
    // Whatever it is: the browser would open it in place of the studio.
    event.preventDefault();
    const isPicture = KINDS.split(",").includes(file.type);
    setRefused(isPicture ? "" : file.name);
    if (isPicture) {
      const address = await addFile(file);
      insert(component, address.startsWith("blob:") ? nameNew(address, file.name) : address.replace(/^\//, ""));
    }
  };

  return (
    <div className="studio-prose">
      <ProseArea
        id={forID}
        label={String(config.get("label"))}
        notation="mdx"
        value={text}
        area={area}
        onText={change}
        onFile={take}
      >
        {PICTURE_COMPONENTS.map((component) => (
          <button key={component} type="button" onClick={() => add(component)}>
            {`${label(component)} toevoegen`}
          </button>
        ))}
      </ProseArea>
      <p role="alert" className="studio-bad">
        {refused && `“${refused}” kan hier niet. Kies een afbeelding die eindigt op .png, .jpg, .webp of .avif.`}
      </p>
      {blocksIn(text).map((block) => (
        <BlockCard
          key={block.number}
          block={block}
          onValue={(key, next) => setValue(block, key, next)}
          onReplace={() => replace(block)}
        />
      ))}
    </div>
  );
}
