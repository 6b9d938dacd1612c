import CMS from "@sveltia/cms";
import { CONTENT_TYPES, type ContentType } from "../content/model/registry";
import { CheckField } from "./check/CheckField";
import { studioAdded } from "./check/mark-fields";
import { studioPicture } from "./crop";
import { readSite, setFile, studioPictures } from "./folder/site-files";
import { type FormValues, formatOf, textOf } from "./formats/format";
import { AddressField } from "./forms/AddressField";
import { formatName, studioConfig } from "./forms/config";
import { DateField } from "./forms/DateField";
import { ADDRESS_WIDGET, DATE_WIDGET, PROSE_WIDGET } from "./forms/field";
import { undoByWords } from "./forms/steps";
import { explainGitHost } from "./git-host";
import * as keepTyping from "./keep-typing";
import { startPickers } from "./pickers/picker";
import { startSectionMenu } from "./pickers/section-menu";
import { previewFor } from "./preview/PreviewFrame";
import { refreshPictures } from "./preview/pictures";
import { ProseField } from "./prose/ProseField";
import { rememberBase, studioWrites } from "./save/guard-writes";

/** Names of the files at the git host, asked for before the first is read; again where the host did not answer. */
let names: Promise<void> | undefined;

/** How files are read and written; those of the git host are known to the check once the engine has read them. */
const knownFormat = (type: ContentType) => {
  const { fromFile, toFile } = formatOf(type);
  return {
    /** The engine tells the path too (scripts/lib/engine-code.ts). */
    fromFile: async (text: string, file: string) => {
      if (!STUDIO_REPOSITORY.local) {
        names ??= readSite();
        await names.catch(() => {
          names = undefined;
        });
        setFile(file, `${text}\n`);
      }
      return fromFile(text);
    },
    toFile: (form: FormValues) => {
      const text = toFile(form);
      rememberBase(text, textOf(form));
      return text;
    },
  };
};

/** Starts the engine with the forms, formats, checks and previews of the content model. */
export const startEngine = async (): Promise<void> => {
  for (const type of CONTENT_TYPES) {
    CMS.registerCustomFormat(formatName(type), type.ending, knownFormat(type) as never);
    CMS.registerPreviewTemplate(type.name, previewFor(type) as never);
  }
  CMS.registerFieldType("controle", CheckField as never);
  CMS.registerFieldType(PROSE_WIDGET, ProseField as never);
  CMS.registerFieldType(DATE_WIDGET, DateField as never);
  CMS.registerFieldType(ADDRESS_WIDGET, AddressField as never);
  if (!STUDIO_REPOSITORY.local) {
    explainGitHost();
  }
  startPickers();
  startSectionMenu();
  undoByWords();
  refreshPictures();
  // What the engine's code calls (scripts/lib/engine-code.ts).
  Object.assign(globalThis, keepTyping, { studioAdded, studioPicture, studioPictures, studioWrites });
  await CMS.init({ config: studioConfig(STUDIO_REPOSITORY) });
};
