import type { CustomFieldControlProps } from "@sveltia/cms";
import {
  type ClipboardEvent,
  type DragEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { MDX_COMPONENTS, pictureAttributes } from "../../content/model/mdx-components";
import {
  moved,
  newBlock,
  type Part,
  PICTURE_COMPONENTS,
  type ProseBlock,
  partsIn,
  withLine,
  withOneMore,
  withoutBlock,
  withValue,
  withWords,
} from "../formats/prose-blocks";
import { labelOf } from "../forms/names";
import { changedRange, Steps, stepOf } from "../forms/steps";
import { useTyped } from "../forms/use-typed";
import { BlockCard } from "./BlockCard";
import { insertBlock } from "./edits";
import { focusAt, focusNewBlock } from "./focus";
import { nameNew, toHeld, toShown } from "./new-names";
import { ProseText } from "./ProseText";
import { applyTo, ProseTools } from "./ProseTools";

type Props = Pick<CustomFieldControlProps, "field" | "forID" | "onChange" | "addFile" | "pickFile"> & {
  value?: string;
};

const KINDS = "image/png,image/jpeg,image/webp,image/avif";

const label = (component: string): string => {
  const { attributes } = MDX_COMPONENTS[component] ?? {};
  return attributes ? labelOf(attributes) : component;
};

const countOf = (text: string): number => text.match(/<[A-Z]/g)?.length ?? 0;

/**
 * Field for the prose of an MDX file: its words, with a card in place of each block. A picture is put in with a button,
 * dropped or pasted; the engine saves its file along with the text.
 */
export function ProseField({ value = "", field: config, forID, onChange, addFile, pickFile }: Props) {
  const [held, setHeld] = useTyped(value, onChange);
  const text = useMemo(() => toShown(held), [held]);
  const [refused, setRefused] = useState("");
  const place = useRef<HTMLDivElement>(null);
  /** The text in which the cursor was last. */
  const last = useRef<HTMLTextAreaElement>(undefined);
  const steps = useRef(new Steps());
  /** Where the cursor comes once the text is drawn. */
  const then = useRef<(root: HTMLElement) => void>(undefined);
  useEffect(() => {
    if (place.current) {
      then.current?.(place.current);
      then.current = undefined;
    }
  });

  /** Asked when a dialog has closed: the text may be another by then. */
  const now = useRef(text);
  now.current = text;
  const show = (next: string): void => setHeld(toHeld(next));
  const change = (next: string): void => {
    const before = now.current;
    if (next === before) {
      return;
    }
    steps.current.add(before, next);
    if (countOf(next) > countOf(before)) {
      const { start, end } = changedRange(before, next);
      then.current = (root) => focusNewBlock(root, start, end);
    }
    show(next);
  };
  const step = (event: KeyboardEvent): void => {
    const wanted = stepOf(event);
    if (!wanted) {
      return;
    }
    event.preventDefault();
    const before = now.current;
    const next = steps.current.go(before, wanted === "redo");
    if (next !== undefined) {
      const { end } = changedRange(before, next);
      then.current = (root) => focusAt(root, end);
      show(next);
    }
  };

  const target = (): HTMLTextAreaElement | undefined =>
    last.current?.isConnected
      ? last.current
      : [...(place.current?.querySelectorAll<HTMLTextAreaElement>(":scope > textarea") ?? [])].at(-1);
  const insert = (component: string, file: string): void => {
    const area = target();
    if (area) {
      const [key = ""] = pictureAttributes(component);
      applyTo(area, (selected) =>
        insertBlock({ ...selected, end: selected.start }, newBlock(component, { [key]: file })),
      );
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
  const replace = async (block: ProseBlock): Promise<void> => {
    const [key = ""] = pictureAttributes(block.component);
    const file = await pick();
    if (file) {
      change(withValue(now.current, block, key, file));
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

  const card = (block: ProseBlock, parts: readonly Part[]): ReactNode => {
    const { children = "none" } = MDX_COMPONENTS[block.component] ?? {};
    const more = Array.isArray(children) ? (children as readonly string[]) : [];
    return (
      <BlockCard
        block={block}
        line={children === "text" ? text.slice(block.tagEnd, block.innerEnd) : undefined}
        onValue={(key, next) => change(withValue(text, block, key, next))}
        onLine={(line) => change(withLine(text, block, line))}
        onReplace={() => replace(block)}
        actions={[
          ...more.map((name) => [`${label(name)} toevoegen`, () => change(withOneMore(text, block, name))] as const),
          ["Omhoog", () => change(moved(text, parts, block, -1))],
          ["Omlaag", () => change(moved(text, parts, block, 1))],
          ["Weghalen", () => change(withoutBlock(text, block))],
        ]}
      >
        {draw(block.parts, `${label(block.component)}, tekst`)}
      </BlockCard>
    );
  };
  const draw = (parts: readonly Part[], name: string): ReactNode =>
    parts.map((part, index) => {
      // Words keep their field where words before them change.
      const key = `part ${index}`;
      return "component" in part ? (
        <Fragment key={key}>{card(part, parts)}</Fragment>
      ) : (
        <ProseText
          key={key}
          id={part.from === 0 ? forID : undefined}
          label={index === 0 ? name : `${name} (vervolg)`}
          notation="mdx"
          value={text.slice(part.start, part.end)}
          start={part.start}
          onText={(words) => change(withWords(text, part, words.trim()))}
          onFile={take}
        />
      );
    });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its texts and fields let through
    <div
      ref={place}
      className="studio-prose"
      onKeyDown={step}
      onFocus={({ target: focused }) => {
        last.current = focused instanceof HTMLTextAreaElement ? focused : last.current;
      }}
    >
      <ProseTools notation="mdx" target={target}>
        {PICTURE_COMPONENTS.map((component) => (
          <button key={component} type="button" onClick={() => add(component)}>
            {`${label(component)} toevoegen`}
          </button>
        ))}
      </ProseTools>
      <p role="alert" className="studio-bad">
        {refused && `“${refused}” kan hier niet. Kies een afbeelding die eindigt op .png, .jpg, .webp of .avif.`}
      </p>
      {draw(partsIn(text), String(config.get("label")))}
    </div>
  );
}
