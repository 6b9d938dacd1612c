import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { z } from "zod";
import { attributeIn } from "../../content/markdown/attribute";
import { fieldsOf, type ModelField } from "../../content/model/field-types";
import { PICTURE_FILE } from "../../content/model/mdx-components";
import { type ProseBlock, type Value, withLine, withValue } from "../formats/prose-blocks";
import { pictureOf } from "../preview/pictures";

const NOTHING = { src: "", help: "" };

/** What a picture looks like, and how large it is, once that is known. */
const useSeen = (file: string) => {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    const found = file === "" ? Promise.resolve(NOTHING) : pictureOf(`images/${file}`).fields;
    found.then((now) => !gone && setSeen(now));
    return () => {
      gone = true;
    };
  }, [file]);
  return seen;
};

interface InText {
  block: ProseBlock;
  /** The text that it is in. */
  text: string;
  onText: (text: string) => void;
}

interface FieldProps extends InText {
  field: ModelField;
}

function CardField({ block, text, onText, field: { key, meta, optional, schema } }: FieldProps) {
  const { start, tagEnd, values } = block;
  const { label, hint, labels } = meta;
  const id = `studio-block-${start}-${key}`;
  const value = values[key];
  const place = attributeIn(text.slice(start, tagEnd), key);
  const onValue = (next: Value) => onText(withValue(text, block, key, next));
  if (schema instanceof z.ZodBoolean) {
    return (
      <label>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => onValue(target.checked || undefined)}
        />
        {label}
      </label>
    );
  }
  const common = {
    id,
    "data-attribute-at": place && start + place.index,
    value: String(value ?? ""),
    required: !optional,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onValue(target.value === "" && optional ? undefined : target.value),
  };
  return (
    <label htmlFor={id}>
      {`${label}${optional ? "" : " (verplicht)"}`}
      {labels ? (
        <select {...common}>
          {Object.entries({ "": "Kies…", ...labels }).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" placeholder={hint} data-kind={meta.field?.kind} {...common} />
      )}
    </label>
  );
}

interface Props extends InText {
  /** What is done to the block as a whole, by the words on a button. */
  actions: readonly (readonly [name: string, act: () => void])[];
  /** What stands in the block. */
  children: ReactNode;
}

/** A block of the text with what the model asks of it, so that nobody needs to know its notation. */
export function BlockCard({ actions, children, ...inText }: Props) {
  const { block, text, onText } = inText;
  const { model, values, start, tagEnd, innerEnd } = block;
  const file = String(values[PICTURE_FILE] ?? "");
  const { src, help } = useSeen(file);
  const name = file.startsWith("blob:") ? "nieuw" : file || values.title;
  const fields = fieldsOf(model.attributes).filter(({ key }) => key !== PICTURE_FILE);
  return (
    <fieldset className="studio-block" data-block-at={start}>
      <legend>{[model.label, name].filter(Boolean).join(": ")}</legend>
      {src && <img src={src} alt="" />}
      <div>
        {help && <p>{help}</p>}
        {model.children === "text" && (
          <label>
            Tekst (verplicht)
            <input
              type="text"
              required
              data-attribute-at={tagEnd}
              value={text.slice(tagEnd, innerEnd)}
              onChange={({ target }) => onText(withLine(text, block, target.value))}
            />
          </label>
        )}
        {fields.map((field) => (
          <CardField key={field.key} field={field} {...inText} />
        ))}
        {children}
        <p className="studio-block-actions">
          {actions.map(([name, act]) => (
            <button key={name} type="button" onClick={act}>
              {name}
            </button>
          ))}
        </p>
      </div>
    </fieldset>
  );
}
