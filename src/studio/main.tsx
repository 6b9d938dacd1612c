import { createRoot } from "react-dom/client";
import { watchDrawing } from "./find/draw-all";
import { opensElsewhere } from "./find/go-to-field";
import { canPickFolder, mayWrite, storedFolder, storeFolder } from "./folder/picked-folder";
import { readSite } from "./folder/site-files";
import { askBeforeLeaving } from "./leave";
import { StartPage } from "./StartPage";
import "./studio.css";

/** Preferences of the engine for a new editor; saving keeps the form open, so that the preview stays. */
const PREFERENCES = { locale: "nl", closeOnSave: false, theme: "light" };

const PREFERENCES_KEY = "sveltia-cms.prefs";

/** The engine reads them while it loads (@sveltia/cms, pinned). */
const setPreferences = (): void => {
  const chosen = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? "{}") as object;
  // No editor chooses what Escape does: it closes what is open on top, never a form.
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ ...PREFERENCES, ...chosen, closeWithEscape: false }));
};

const VIEW = "studio.view";

/** Shows the start page or the engine, also after the page is read again; the engine has an address for each of its pages. */
const show = (view: string): void => {
  document.documentElement.dataset.view = view;
  sessionStorage.setItem(VIEW, view);
};

/** Files may be dropped on texts (prose/ProseText.tsx); dropped beside, the browser would open one in place of the studio. */
const keepPage = (): void => {
  for (const event of ["dragover", "drop"] as const) {
    window.addEventListener(event, (drag) => drag.dataTransfer?.types.includes("Files") && drag.preventDefault());
  }
};

const start = async (): Promise<void> => {
  const page = document.querySelector("#start") as HTMLElement;
  const root = createRoot(page);
  setPreferences();
  watchDrawing();
  keepPage();
  askBeforeLeaving();
  // While it comes, the files are read.
  const engine = import("./engine");
  const { local } = STUDIO_REPOSITORY;
  const stored = local && canPickFolder() ? await storedFolder() : undefined;
  let visits = 0;
  const render = (open: boolean) =>
    root.render(<StartPage key={visits} stored={stored} open={open} onFolder={openFolder} />);
  /** Shows the start page, or the form that was asked for; the engine, which is large, gets ready meanwhile. */
  const open = async (): Promise<void> => {
    render(true);
    show(sessionStorage.getItem(VIEW) ?? (window.location.hash.length > 2 ? "engine" : "start"));
    const { startEngine } = await engine;
    await startEngine();
  };
  const openFolder = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    await readSite(folder);
    await storeFolder(folder);
    await open();
  };
  // Its links lead to forms in the engine; those to the website open beside it.
  page.addEventListener("click", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("a:not([target])") && !opensElsewhere(event)) {
      show("engine");
    }
  });
  document.querySelector("#home")?.addEventListener("click", () => {
    show("start");
    // What was not saved may be something else by now.
    visits += 1;
    render(true);
    // A form leaves first: the engine shows nothing where one list follows upon another (@sveltia/cms, pinned).
    window.location.hash = "#/";
  });
  if (!local) {
    await open();
  } else if (stored && (await mayWrite(stored))) {
    // One that was moved is picked again.
    await openFolder(stored).catch((error: unknown) => {
      render(false);
      throw error;
    });
  } else {
    render(false);
  }
};

start();
