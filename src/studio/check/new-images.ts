import { BODY_FIELD } from "../../content/check/document";
import { walk } from "../../content/check/walk";
import type { ContentType } from "../../content/model/registry";
import { type FormData, fileSchema, LIST_FIELD, textOf } from "../formats/format";
import { mapPictures } from "../formats/prose-blocks";

/** Placeholder for a chosen picture that is not on disk yet. */
const NEW_IMAGE = "nieuwe-afbeelding.png";

/** Forms, by the text that they came from, in which a new picture was chosen. */
const withNewImages = new Set<string>();

/**
 * The form with new pictures under a name of the site, and the files that saving adds: until then a new picture has an
 * address in the browser.
 */
export const withImages = (type: ContentType, form: FormData): { form: FormData; images: string[] } => {
  const images: string[] = [];
  const base = textOf(form);
  const known = (file: string): string => {
    const isNew = file.startsWith("blob:");
    if (isNew) {
      withNewImages.add(base);
    }
    if (isNew || withNewImages.has(base)) {
      images.push(`content/images/${isNew ? NEW_IMAGE : file.replace(/^\//, "")}`);
    }
    return isNew ? `/${NEW_IMAGE}` : file;
  };
  const { [LIST_FIELD]: items, [BODY_FIELD]: body } = form;
  const isList = type.source.kind === "list";
  const walked = walk(fileSchema(type), isList ? items : form, {
    text: ({ value, field }) => (field?.kind === "imageFile" && value !== "" ? known(value) : value),
  });
  const fields = isList ? { ...form, [LIST_FIELD]: walked } : (walked as FormData);
  return { form: body ? { ...fields, [BODY_FIELD]: mapPictures(String(body), known) } : fields, images };
};
