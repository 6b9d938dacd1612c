import CMS from "@sveltia/cms";
import { createRoot } from "react-dom/client";
import { CONTENT_TYPES, type ContentType } from "../content-model/registry";
import { CheckField } from "./check/CheckField";
import { fileOf } from "./check/check-form";
import { afterSave, beforeSave } from "./check/save-guard";
import { canPickFolder, mayWrite, storedFolder, storeFolder } from "./folder/picked-folder";
import { addName, readSite, setFile } from "./folder/site-files";
import { type Format, formatOf } from "./formats/format";
import { extensionOf, formatName, studioConfig } from "./forms/config";
import { NAMES_FILE, type Repository } from "./headers";
import { startPickers } from "./pickers/picker";
import { previews } from "./preview/PreviewFrame";
import { StartPage } from "./StartPage";
import "./studio.css";

/** Where the studio keeps what it edits; written in by the bundle (scripts/lib/studio-bundle.ts). */
declare const STUDIO_REPOSITORY: Repository;

/** Preferences of the engine for a new editor; saving keeps the form open, so that the preview stays. */
const PREFERENCES = { locale: "nl", closeOnSave: false, theme: "light" };

const PREFERENCES_KEY = "sveltia-cms.prefs";

let folder: FileSystemDirectoryHandle | undefined;

/** How files are read and written; those of the git host are known to the check once the engine has read them. */
const knownFormat = (type: ContentType): Format => {
  const format = formatOf(type);
  return {
    ...format,
    fromFile: (text) => {
      const form = format.fromFile(text);
      if (!STUDIO_REPOSITORY.local) {
        setFile(fileOf(type, form), text);
      }
      return form;
    },
  };
};

const startEngine = async (): Promise<void> => {
  if (!localStorage.getItem(PREFERENCES_KEY)) {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(PREFERENCES));
  }
  for (const type of CONTENT_TYPES) {
    CMS.registerCustomFormat(formatName(type), extensionOf(type), knownFormat(type) as never);
  }
  for (const [name, preview] of previews()) {
    CMS.registerPreviewTemplate(name, preview as never);
  }
  CMS.registerFieldType("controle", CheckField as never);
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
  startPickers();
  await CMS.init({ config: studioConfig(STUDIO_REPOSITORY) });
};

/** Shows the start page or the engine; the engine has an address of its own for each of its pages. */
const show = (view: "start" | "engine"): void => {
  document.documentElement.dataset.view = view;
};

const start = async (): Promise<void> => {
  const element = document.querySelector("#start");
  if (!element) {
    throw new Error("The studio's page has no #start");
  }
  const root = createRoot(element);
  const { local, repo } = STUDIO_REPOSITORY;
  const stored = local && canPickFolder() ? await storedFolder(repo) : undefined;
  const view = window.location.hash.length > 2 ? "engine" : "start";
  const render = (open: boolean) =>
    root.render(<StartPage stored={stored} open={open} onFolder={openFolder} onTask={() => show("engine")} />);
  const openFolder = async (picked: FileSystemDirectoryHandle): Promise<void> => {
    folder = picked;
    await readSite(picked);
    await storeFolder(repo, picked);
    await startEngine();
    render(true);
    show(view);
  };
  if (!local) {
    const response = await fetch(NAMES_FILE);
    for (const name of (await response.json()) as string[]) {
      addName(name);
    }
    await startEngine();
    render(true);
    show(view);
  }
  document.querySelector("#home")?.addEventListener("click", () => show("start"));
  if (stored && (await mayWrite(stored))) {
    await openFolder(stored);
  } else if (local) {
    render(false);
  }
};

start();
