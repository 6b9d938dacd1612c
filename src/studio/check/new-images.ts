import { walk } from "../../content-check/walk";
import type { ContentType } from "../../content-model/registry";
import { type FormData, fileSchema, LIST_FIELD, textOf } from "../formats/format";

/** Name that stands for a picture that the editor has chosen and that is not on disk yet. */
const NEW_IMAGE = "nieuwe-afbeelding.png";

/** Forms, by the text that they came from, in which a new picture was chosen. */
const withNewImages = new Set<string>();

/**
 * The form with new pictures under a name of the site, and the files that will be there once it is saved: while the
 * editor writes, a new picture has an address in the browser; when the engine saves, it has its name.
 */
export const withImages = (type: ContentType, form: FormData): { form: FormData; images: string[] } => {
  const images: string[] = [];
  const base = textOf(form);
  const { [LIST_FIELD]: items } = form;
  const isList = type.source.kind === "list";
  const walked = walk(fileSchema(type), isList ? items : form, {
    text: ({ value, field }) => {
      if (field?.kind !== "imageFile" || value === "") {
        return value;
      }
      const isNew = value.startsWith("blob:");
      if (isNew) {
        withNewImages.add(base);
      }
      if (isNew || withNewImages.has(base)) {
        images.push(`content/images/${isNew ? NEW_IMAGE : value.replace(/^\//, "")}`);
      }
      return isNew ? `/${NEW_IMAGE}` : value;
    },
  });
  return { form: isList ? { ...form, [LIST_FIELD]: walked } : (walked as FormData), images };
};
