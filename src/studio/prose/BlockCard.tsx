import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { z } from "zod";
import { fieldsOf, type ModelField } from "../../content/model/fields";
import { MDX_COMPONENTS, PICTURE_FILE } from "../../content/model/mdx-components";
import { describePicture } from "../check/picture-size";
import type { ProseBlock } from "../formats/prose-blocks";
import { componentLabel } from "../forms/names";
import { pictureOf } from "../preview/pictures";

const NOTHING = { src: "", size: "" };

const look = async (file: string) => ({
  src: await pictureOf(`images/${file}`).publicURL(),
  size: await describePicture(file),
});

/** What a picture looks like, and how large it is, once that is known. */
const useSeen = (file: string) => {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    const found = file === "" ? Promise.resolve(NOTHING) : look(file).catch(() => NOTHING);
    found.then((now) => !gone && setSeen(now));
    return () => {
      gone = true;
    };
  }, [file]);
  return seen;
};

type Value = ProseBlock["values"][string] | undefined;

interface FieldProps {
  id: string;
  /** Where its attribute is in the text. */
  place: number;
  field: ModelField;
  value: Value;
  onValue: (value: Value) => void;
}

function CardField({ id, place, field: { meta, optional, schema }, value, onValue }: FieldProps) {
  const { label, hint, labels } = meta;
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
    "data-place": value === undefined ? undefined : place,
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

interface Props {
  block: ProseBlock;
  /** Its opening tag. */
  tag: string;
  /** The words of a block of one line; undefined for others. */
  line: string | undefined;
  onValue: (key: string, value: Value) => void;
  onLine: (line: string) => void;
  /** What is done to the block as a whole, by the words on a button. */
  actions: readonly (readonly [name: string, act: () => void])[];
  /** What stands in the block. */
  children: ReactNode;
}

/** A block of the text with what the model asks of it, so that nobody needs to know its notation. */
export function BlockCard({ block, tag, line, onValue, onLine, actions, children }: Props) {
  const { component, values, start } = block;
  const schema = MDX_COMPONENTS[component]?.attributes;
  const file = String(values[PICTURE_FILE] ?? "");
  const { src, size } = useSeen(file);
  const name = file.startsWith("blob:") ? "nieuw" : file || values.title;
  const fields = (schema ? fieldsOf(schema) : []).filter(({ key }) => key !== PICTURE_FILE);
  return (
    <fieldset className="studio-block" data-block={start}>
      <legend>{[componentLabel(component), name].filter(Boolean).join(": ")}</legend>
      {src && <img src={src} alt="" />}
      <div>
        {size && <p>{size}</p>}
        {line !== undefined && (
          <label>
            Tekst (verplicht)
            <input
              type="text"
              required
              data-place={start + tag.length}
              value={line}
              onChange={({ target }) => onLine(target.value)}
            />
          </label>
        )}
        {fields.map((field) => (
          <CardField
            key={field.key}
            id={`studio-block-${start}-${field.key}`}
            place={start + tag.indexOf(` ${field.key}=`)}
            field={field}
            value={values[field.key]}
            onValue={(value) => onValue(field.key, value)}
          />
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
