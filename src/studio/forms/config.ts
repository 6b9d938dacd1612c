import type { CmsConfig } from "@sveltia/cms";
import { metaOf } from "../../content/model/field-types";
import { CONTENT_TYPES, type ContentType } from "../../content/model/registry";
import { PHOTO } from "../crop";
import { CHECK_FIELD, formSchema } from "../formats/format";
import { BY_STUDIO } from "../git/messages";
import type { Repository } from "../headers";
import { isShown } from "../preview/shown-on-page";
import { objectFields, pictureConfig, summaryTemplate } from "./field";

/** Name of the format of a content type, as the engine registers it. */
export const formatName = ({ name }: ContentType): string => `bestand-${name}`;

const CHECK = { name: CHECK_FIELD, label: "Controle", widget: "controle", required: false };

/** What stands behind the title of a draft in a list. */
const CONCEPT = "{{draft | ternary(' – concept', '')}}";

const fieldsOf = (type: ContentType): object[] => {
  const { schema, kind, plural } = type;
  const fields = objectFields(formSchema(type));
  if (kind === "list") {
    const thumbnail = "image" in schema.shape ? "image.file" : undefined;
    return [CHECK, { ...fields[0], label: plural, summary: summaryTemplate(schema), thumbnail }];
  }
  return [CHECK, ...fields];
};

const collectionOf = (type: ContentType): object => {
  const { name, key = "slug" } = type;
  const title = summaryTemplate(type.schema)?.replace("fields.", "");
  const { shape } = type.schema;
  return {
    name,
    label: type.plural,
    label_singular: metaOf(type.schema).label,
    folder: type.place,
    create: true,
    delete: true,
    identifier_field: key,
    summary: `${title ?? `{{${key}}}`}${"draft" in shape ? CONCEPT : ""}`,
    slug: `{{fields.${key}}}`,
    sortable_fields: { fields: ["title", "name", "date", key].filter((field) => field in shape) },
    ...("draft" in shape && { view_filters: [{ label: "Concepten", field: "draft", pattern: true }] }),
    format: formatName(type),
    fields: fieldsOf(type),
  };
};

const singletonOf = (type: ContentType): object => ({
  name: type.name,
  label: type.plural,
  file: type.place,
  format: formatName(type),
  fields: fieldsOf(type),
  editor: { preview: isShown(type) },
});

/**
 * Configuration of the engine, made from the content model: every content type, section and field, with its Dutch name,
 * hint, limits and default. Nothing of it is written twice, and no file with it can drift.
 */
export const studioConfig = ({ repo, branch, signInUrl }: Repository): CmsConfig =>
  JSON.parse(
    JSON.stringify({
      load_config_file: false,
      app_title: "Redactie",
      logo: { src: "/favicon.svg", show_in_header: false },
      backend: {
        name: "github",
        repo,
        branch,
        ...(signInUrl && { base_url: signInUrl }),
        commit_messages: {
          create: `${BY_STUDIO}{{collection}} “{{slug}}” toegevoegd`,
          update: `${BY_STUDIO}{{collection}} “{{slug}}” gewijzigd`,
          delete: `${BY_STUDIO}{{collection}} “{{slug}}” verwijderd`,
          uploadMedia: `${BY_STUDIO}afbeelding “{{path}}” toegevoegd`,
          deleteMedia: `${BY_STUDIO}afbeelding “{{path}}” verwijderd`,
        },
        auth_methods: ["token", ...(signInUrl ? ["oauth"] : [])],
      },
      media_folder: "/content/images",
      public_folder: "/",
      // Pictures of other firms are neither asked for nor allowed (headers.ts).
      media_libraries: { default: { config: pictureConfig(PHOTO) }, stock_assets: false },
      slug: { encoding: "ascii", clean_accents: true, lowercase: true },
      show_preview_links: false,
      collections: CONTENT_TYPES.filter(({ kind }) => kind === "folder").map(collectionOf),
      singletons: CONTENT_TYPES.filter(({ kind }) => kind !== "folder").map(singletonOf),
    }),
  );
