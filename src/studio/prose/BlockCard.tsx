import { type ChangeEvent, useEffect, useState } from "react";
import { z } from "zod";
import { fieldsOf } from "../../content/model/fields";
import { MDX_COMPONENTS, pictureAttributes } from "../../content/model/mdx-components";
import { describePicture } from "../check/picture-size";
import type { ProseBlock } from "../formats/prose-blocks";
import { labelOf } from "../forms/names";
import { pictureOf } from "../preview/pictures";
import { addressOf } from "./new-names";

interface Seen {
  src: string | null;
  size: string;
}

const NOTHING: Seen = { src: null, size: "" };

const look = async (file: string): Promise<Seen> => {
  const address = addressOf(file);
  return { src: await pictureOf(`images/${address}`).publicURL(), size: await describePicture(address) };
};

/** What a picture looks like, and how large it is, once that is known. */
const useSeen = (file: string | undefined): Seen => {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    const found = file === undefined ? Promise.resolve(NOTHING) : look(file).catch(() => NOTHING);
    found.then((now) => !gone && setSeen(now));
    return () => {
      gone = true;
    };
  }, [file]);
  return seen;
};

interface Props {
  block: ProseBlock;
  onValue: (key: string, value: string | undefined) => void;
  onReplace: () => void;
}

/** A block of the text with what the model asks of it, so that nobody needs to know its notation. */
export function BlockCard({ block: { number, component, values }, onValue, onReplace }: Props) {
  const schema = MDX_COMPONENTS[component]?.attributes;
  const [fileKey = ""] = pictureAttributes(component);
  const file = values[fileKey];
  const { src, size } = useSeen(file);
  const fields = (schema ? fieldsOf(schema) : []).filter(
    ({ key, schema: inner }) => key !== fileKey && !(inner instanceof z.ZodBoolean),
  );
  return (
    <fieldset className="studio-picture">
      <legend>
        {schema && labelOf(schema)}: {file ?? values.title}
      </legend>
      {src && <img src={src} alt="" />}
      <div>
        {size && <p>{size}</p>}
        {fields.map(({ key, meta: { label, nl, labels }, optional }) => {
          const common = {
            id: `studio-block-${number}-${key}`,
            value: values[key] ?? "",
            required: !optional,
            onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
              onValue(key, value === "" && optional ? undefined : value),
          };
          return (
            <label key={key} htmlFor={common.id}>
              {`${label}${optional ? "" : " (verplicht)"}`}
              {labels ? (
                <select {...common}>
                  {Object.entries({ "": "Kies…", ...labels }).map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </select>
              ) : (
                <input type="text" placeholder={nl} {...common} />
              )}
            </label>
          );
        })}
        {file !== undefined && (
          <button type="button" onClick={onReplace}>
            Andere afbeelding
          </button>
        )}
      </div>
    </fieldset>
  );
}
