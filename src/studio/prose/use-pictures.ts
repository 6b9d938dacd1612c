import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { PICTURE_KINDS } from "../forms/field";

const NO_PICTURE = "kan hier niet. Kies een afbeelding die eindigt op .png, .jpg, .webp of .avif.";

const UNREADABLE =
  "is niet te lezen: beschadigd, of van een andere soort dan de naam zegt. Bewaar de afbeelding opnieuw als JPG; alleen hernoemen helpt niet.";

/**
 * Pictures for a text; the engine saves their files along with it.
 *
 * @param insert puts pictures where the cursor is
 * @returns what is wrong with the files that were given last, and what to do; `pick` asks for a picture, `take` takes
 * what is dropped or pasted
 */
export const usePictures = (
  { addFile, pickFile }: Pick<CustomFieldControlProps, "addFile" | "pickFile">,
  insert: (...files: string[]) => void,
) => {
  const [refused, setRefused] = useState("");
  const pick = async (use: (file: string) => void): Promise<void> => {
    const picked = await pickFile({ accept: PICTURE_KINDS, kind: "image", allowURL: false });
    if (picked && !Array.isArray(picked) && picked.value) {
      use(picked.value);
    }
  };
  const take = async (event: DragEvent | ClipboardEvent, data: DataTransfer): Promise<void> => {
    const files = [...data.files];
    if (files.length === 0) {
      return;
    }
    // Whatever they are: the browser would open them in place of the studio.
    event.preventDefault();
    const added: string[] = [];
    const faults: string[] = [];
    for (const file of files) {
      const isPicture = PICTURE_KINDS.split(",").includes(file.type);
      // The engine refuses in English what no browser can show.
      const name = isPicture ? await addFile(file).catch(() => "") : "";
      (name ? added : faults).push(name || `“${file.name}” ${isPicture ? UNREADABLE : NO_PICTURE}`);
    }
    setRefused(faults.join(" "));
    if (added.length > 0) {
      insert(...added);
    }
  };
  return { refused, pick, take };
};
