import type { CustomFieldControlProps } from "@sveltia/cms";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import type { Notation } from "../../content/markdown/read";
import { MDX_COMPONENTS, PICTURE_COMPONENT, PICTURE_FILE } from "../../content/model/mdx-components";
import {
  moved,
  newBlock,
  type Part,
  type ProseBlock,
  partsIn,
  withOneMore,
  withoutBlock,
  withPlainNames,
  withValue,
  withWords,
} from "../formats/prose-blocks";
import { useTyped } from "../forms/use-typed";
import { withSavedNames } from "../keep-typing";
import { BlockCard } from "./BlockCard";
import { insertBlock } from "./edits";
import { ProseText } from "./ProseText";
import { applyTo, ProseTools } from "./ProseTools";
import { usePictures } from "./use-pictures";
import { useSteps } from "./use-steps";

/**
 * Field for text with markup. The prose of an MDX file has a card in place of each block; a picture is put in with a
 * button, dropped or pasted, and the engine saves its file along with the text. Markdown in a section has words alone.
 */
export function ProseField({ value = "", field: config, forID, onChange, addFile, pickFile }: CustomFieldControlProps) {
  const [held, setText] = useTyped(value, onChange);
  const notation: Notation = config.get("notation");
  const isProse = notation === "mdx";
  const saved = withSavedNames(held);
  useEffect(() => {
    // What was typed during a save, or is undone after it, may hold an address of a picture.
    if (saved !== held) setText(saved);
  });
  // As in the file, so that the places of mistakes are right.
  const text = isProse ? withPlainNames(saved) : saved;
  const name = String(config.get("label"));
  const place = useRef<HTMLFieldSetElement>(null);
  /** The text in which the cursor was last. */
  const last = useRef<HTMLTextAreaElement>(undefined);
  const { steps, change, step } = useSteps(place, text, setText);

  const target = () =>
    last.current?.isConnected
      ? last.current
      : place.current?.querySelector<HTMLTextAreaElement>(":scope > textarea:last-of-type");
  const insert = (...files: string[]): void => {
    const blocks = files.map((file) => newBlock(PICTURE_COMPONENT, { [PICTURE_FILE]: file })).join("\n\n");
    applyTo(target(), (selected) => insertBlock({ ...selected, end: selected.start }, blocks));
  };
  const { refused, pick, take } = usePictures({ addFile, pickFile }, insert);

  const card = (block: ProseBlock, parts: readonly Part[]): ReactNode => {
    const { children } = block.model;
    const replace = () => pick((file) => change(withValue(steps.now, block, PICTURE_FILE, file)));
    const more = typeof children === "string" ? [] : children;
    return (
      <BlockCard
        block={block}
        text={text}
        onText={change}
        actions={[
          ...(block.component === PICTURE_COMPONENT ? [["Andere afbeelding", replace] as const] : []),
          ...more.map(
            (name) =>
              [`${MDX_COMPONENTS[name]?.label} toevoegen`, () => change(withOneMore(text, block, name))] as const,
          ),
          ["Omhoog", () => change(moved(text, parts, block, -1))],
          ["Omlaag", () => change(moved(text, parts, block, 1))],
          ["Weghalen", () => change(withoutBlock(text, block))],
        ]}
      >
        {draw(block.parts, `${block.model.label}, tekst`)}
      </BlockCard>
    );
  };
  const draw = (parts: readonly Part[], words: string): ReactNode =>
    parts.map((part, index) => {
      // Words keep their field where words before them change.
      const key = `part ${index}`;
      return "component" in part ? (
        <Fragment key={key}>{card(part, parts)}</Fragment>
      ) : (
        <ProseText
          key={key}
          id={part.from === 0 ? forID : undefined}
          label={index === 0 ? words : `${words} (vervolg)`}
          notation={notation}
          value={text.slice(part.start, part.end)}
          start={part.start}
          onText={(next) => change(withWords(text, part, next.trim()))}
          onFile={isProse ? take : undefined}
        />
      );
    });

  return (
    <fieldset
      aria-label={name}
      ref={place}
      className="studio-prose"
      onKeyDown={step}
      onFocus={({ target: focused }) => {
        last.current = focused instanceof HTMLTextAreaElement ? focused : last.current;
      }}
    >
      <ProseTools notation={notation} target={target}>
        {isProse && (
          <button type="button" onClick={() => pick(insert)}>
            Afbeelding toevoegen
          </button>
        )}
      </ProseTools>
      <p role="alert" className="studio-bad">
        {refused}
      </p>
      {draw(partsIn(text, notation), name)}
    </fieldset>
  );
}
