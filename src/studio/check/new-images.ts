import { BODY_FIELD } from "../../content/check/document";
import { walk } from "../../content/check/walk";
import type { ContentType } from "../../content/model/registry";
import { type FormData, formSchema } from "../formats/format";
import { mapPictures } from "../formats/prose-blocks";

/**
 * The form with new pictures under a name of the site, and their files, which saving adds: until then a new picture has an
 * address in the browser.
 */
export const withImages = (type: ContentType, form: FormData) => {
  const images: (readonly [file: string, state: null])[] = [];
  const named = (file: string): string => {
    if (!file.startsWith("blob:")) {
      return file;
    }
    // As long as the address, so that places of mistakes after it are right in the text that the editor sees.
    const name = `${file.slice(0, -4).replaceAll(/\W/g, "-")}.png`;
    images.push([`content/images/${name}`, null]);
    return `/${name}`;
  };
  const fields = walk(formSchema(type), form, {
    text: ({ value, field }) => (field?.kind === "imageFile" ? named(value) : value),
  }) as FormData;
  const { [BODY_FIELD]: body } = form;
  return { form: body ? { ...fields, [BODY_FIELD]: mapPictures(String(body), named) } : fields, images };
};
