import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { PICTURE_COMPONENTS } from "../formats/prose-blocks";
import { nameNew } from "./new-names";

const KINDS = "image/png,image/jpeg,image/webp,image/avif";

const nameOf = (address: string, name: string | undefined): string =>
  address.startsWith("blob:") ? nameNew(address, name) : address.replace(/^\//, "");

/**
 * Pictures for a text; the engine saves their files along with it.
 *
 * @param insert puts a picture where the cursor is
 * @returns the name of a file that is no picture, if one was given last; `pick` asks for a picture, `take` takes what is
 * dropped or pasted
 */
export const usePictures = (
  { addFile, pickFile }: Pick<CustomFieldControlProps, "addFile" | "pickFile">,
  insert: (component: string, file: string) => void,
) => {
  const [refused, setRefused] = useState("");
  const pick = async (): Promise<string | undefined> => {
    const picked = await pickFile({ accept: KINDS, kind: "image", allowURL: false });
    if (!picked || Array.isArray(picked)) {
      return undefined;
    }
    return nameOf(picked.value, picked.file instanceof File ? picked.file.name : undefined);
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
      insert(component, nameOf(await addFile(file), file.name));
    }
  };
  return { refused, pick, take };
};
