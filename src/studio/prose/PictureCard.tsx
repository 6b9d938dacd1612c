import { useEffect, useState } from "react";
import { fieldsOf } from "../../content/model/fields";
import { MDX_COMPONENTS, pictureAttributes } from "../../content/model/mdx-components";
import { describePicture } from "../check/picture-size";
import type { ProsePicture } from "../formats/prose-pictures";
import { pictureOf } from "../preview/pictures";
import { addressOf } from "./new-names";

interface Seen {
  src: string | null;
  size: string;
}

const NOTHING: Seen = { src: null, size: "" };

const look = async (file: string): Promise<Seen> => {
  const address = addressOf(file);
  const [src, size] = await Promise.all([
    pictureOf(`images/${address}`).publicURL(),
    describePicture(address).catch(() => ""),
  ]);
  return { src, size };
};

/** What a picture looks like, and how large it is, once that is known. */
const useSeen = (file: string): Seen => {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    look(file).then(
      (found) => !gone && setSeen(found),
      () => !gone && setSeen(NOTHING),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return seen;
};

interface Props {
  picture: ProsePicture;
  onValue: (key: string, value: string | undefined) => void;
  onReplace: () => void;
}

/** A picture of the text with what the model asks of it, so that nobody needs to know its notation. */
export function PictureCard({ picture: { number, component, values }, onValue, onReplace }: Props) {
  const schema = MDX_COMPONENTS[component]?.attributes;
  const [fileKey = ""] = pictureAttributes(component);
  const file = values[fileKey] ?? "";
  const { src, size } = useSeen(file);
  const fields = (schema ? fieldsOf(schema) : []).filter(({ key }) => key !== fileKey);
  return (
    <fieldset className="studio-picture">
      <legend>
        Afbeelding {number}: {file}
      </legend>
      {src && <img src={src} alt="" />}
      <div>
        {size && <p>{size}</p>}
        {fields.map(({ key, meta: { label, nl }, optional }) => (
          <label key={key}>
            {`${label}${optional ? "" : " (verplicht)"}`}
            <input
              type="text"
              value={values[key] ?? ""}
              placeholder={nl}
              required={!optional}
              onChange={({ target: { value } }) => onValue(key, value === "" && optional ? undefined : value)}
            />
          </label>
        ))}
        <button type="button" onClick={onReplace}>
          Andere afbeelding
        </button>
      </div>
    </fieldset>
  );
}
