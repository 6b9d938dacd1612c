import CMS from "@sveltia/cms";
import { CONTENT_TYPES, type ContentType } from "../content-model/registry";
import { prepareWorker } from "./check/ask-worker";
import { CheckField } from "./check/CheckField";
import { fileOf } from "./check/check-form";
import { afterSave, beforeSave } from "./check/save-guard";
import { fileTexts, setFile } from "./folder/site-files";
import { type Format, formatOf } from "./formats/format";
import { extensionOf, formatName, PROSE_WIDGET, studioConfig } from "./forms/config";
import { explainGitHost } from "./git-host";
import type { Repository } from "./headers";
import { keepTyping } from "./keep-typing";
import { startPickers } from "./pickers/picker";
import { startSectionMenu } from "./pickers/section-menu";
import { previews } from "./preview/PreviewFrame";
import { ProseField } from "./prose/ProseField";

/** How files are read and written; those of the git host are known to the check once the engine has read them. */
const knownFormat = (type: ContentType, local: boolean): Format => {
  const format = formatOf(type);
  return {
    ...format,
    fromFile: (text) => {
      const form = format.fromFile(text);
      if (!local) {
        setFile(fileOf(type, form), text);
      }
      return form;
    },
  };
};

/** Lets the engine have the texts that the studio has just read, each once (READS_FILE in scripts/lib/studio-bundle.ts). */
const shareTexts = (): void => {
  const texts = new Map(fileTexts());
  const studioText = (file: string): string | undefined => {
    const text = texts.get(file);
    texts.delete(file);
    return text;
  };
  Object.assign(globalThis, { studioText });
};

/** Pause in ms after which the check gets ready: the list of a large site is drawn first. A form does not wait for it. */
const CHECK_AFTER = 3000;

/**
 * Starts the engine with the forms, formats, checks and previews of the content model.
 *
 * @param folder the folder of the website; undefined where the files are at the git host
 */
export const startEngine = async (
  repository: Repository,
  folder: FileSystemDirectoryHandle | undefined,
): Promise<void> => {
  for (const type of CONTENT_TYPES) {
    CMS.registerCustomFormat(formatName(type), extensionOf(type), knownFormat(type, repository.local) as never);
  }
  for (const [name, preview] of previews()) {
    CMS.registerPreviewTemplate(name, preview as never);
  }
  CMS.registerFieldType("controle", CheckField as never);
  CMS.registerFieldType(PROSE_WIDGET, ProseField as never);
  CMS.registerEventListener({ name: "preSave", handler: (event: never) => beforeSave(event, folder) } as never);
  CMS.registerEventListener({
    name: "postSave",
    handler: async (event: never) => {
      const problem = await afterSave(event, folder);
      if (problem) {
        window.alert(problem);
      }
    },
  } as never);
  if (!repository.local) {
    explainGitHost();
  }
  startPickers();
  startSectionMenu();
  window.setTimeout(prepareWorker, CHECK_AFTER);
  shareTexts();
  keepTyping();
  await CMS.init({ config: studioConfig(repository) });
};
