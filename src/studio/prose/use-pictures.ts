import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { PICTURE_KINDS } from "../forms/field";

/**
 * Pictures for a text; the engine saves their files along with it.
 *
 * @param insert puts a picture where the cursor is
 * @returns the name of a file that is no picture, if one was given last; `pick` asks for a picture, `take` takes what is
 * dropped or pasted
 */
export const usePictures = (
  { addFile, pickFile }: Pick<CustomFieldControlProps, "addFile" | "pickFile">,
  insert: (file: string) => void,
) => {
  const [refused, setRefused] = useState("");
  const pick = async (use: (file: string) => void): Promise<void> => {
    const picked = await pickFile({ accept: PICTURE_KINDS, kind: "image", allowURL: false });
    if (picked && !Array.isArray(picked) && picked.value) {
      use(picked.value);
    }
  };
  const take = async (event: DragEvent | ClipboardEvent, data: DataTransfer): Promise<void> => {
    const [file] = data.files;
    if (!file) {
      return;
    }
    // Whatever it is: the browser would open it in place of the studio.
    event.preventDefault();
    const isPicture = PICTURE_KINDS.split(",").includes(file.type);
    setRefused(isPicture ? "" : file.name);
    if (isPicture) {
      insert(await addFile(file));
    }
  };
  return { refused, pick, take };
};
