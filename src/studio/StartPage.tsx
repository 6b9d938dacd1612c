import { useEffect, useState } from "react";
import { fieldLink } from "./find/go-to-field";
import { ReadyList } from "./find/ReadyList";
import { Search } from "./find/Search";
import { askToWrite, canPickFolder, type KeptForm, keptForms, pickFolder } from "./folder/picked-folder";
import { nameOfForm, typeOfForm } from "./forms/place";
import { Publish } from "./git/Publish";
import TASKS from "./tasks.nl.json";

interface Props {
  /** The folder of an earlier visit, for which the browser wants to ask again. */
  stored: FileSystemDirectoryHandle | undefined;
  /** Whether the folder is open, or the files come from the git host. */
  open: boolean;
  onFolder: (folder: FileSystemDirectoryHandle) => Promise<void>;
}

function OpenFolder({ stored, onFolder }: Pick<Props, "stored" | "onFolder">) {
  const [message, setMessage] = useState("");
  const open = (choose: () => Promise<FileSystemDirectoryHandle | undefined>) => {
    setMessage("");
    choose()
      .then((folder) => folder && onFolder(folder))
      .catch((error: Error) => setMessage(error.message));
  };
  return (
    <>
      <p>
        De redactie werkt in de map van de website op deze computer. Er is geen account nodig en er gaat niets naar
        buiten. Je browser vraagt of de redactie in die map mag lezen en schrijven.
      </p>
      <p className="studio-buttons">
        {stored && (
          <button type="button" onClick={() => open(async () => ((await askToWrite(stored)) ? stored : undefined))}>
            Ga verder in de map “{stored.name}”
          </button>
        )}
        <button type="button" className={stored ? "studio-quiet" : ""} onClick={() => open(pickFolder)}>
          {stored ? "Kies een andere map" : "Kies de map van de website"}
        </button>
      </p>
      <p role="alert" className="studio-bad">
        {message}
      </p>
    </>
  );
}

function Unsaved() {
  const [kept, setKept] = useState<KeptForm[]>([]);
  useEffect(() => {
    const read = () => keptForms().then(setKept);
    read();
    // The engine keeps what is typed after 500 ms (@sveltia/cms, pinned).
    const timer = setTimeout(read, 1000);
    return () => clearTimeout(timer);
  }, []);
  return kept.length === 0 ? null : (
    <section aria-labelledby="studio-unsaved">
      <h2 id="studio-unsaved">Nog niet opgeslagen</h2>
      <p>Dit staat alleen in deze browser en gaat niet mee online. Open het, en klik op “Herstellen” en “Opslaan”.</p>
      <ul>
        {kept.map(({ collectionName, slug, currentValues }) => {
          const type = typeOfForm(collectionName, slug);
          const link = `#/collections/${collectionName}/${slug ? `entries/${slug}` : "new"}`;
          return (
            <li key={link}>
              <a href={link}>{type ? nameOfForm(type, Object.values(currentValues)[0]) : slug}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tasks() {
  const [isReadyShown, showReady] = useState(false);
  return (
    <>
      <ul className="studio-tasks">
        {TASKS.map(({ title, text, form, path = [] }) => (
          <li key={title}>
            <a {...fieldLink(`#/collections/${form}`, path)}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <button type="button" aria-expanded={isReadyShown} onClick={() => showReady(true)}>
            Wat moet er nog gebeuren vóór livegang?
          </button>
          <p>Voorbeelden die nog vervangen moeten worden, zoals namen, telefoonnummer en accounts.</p>
        </li>
      </ul>
      {isReadyShown && <ReadyList />}
    </>
  );
}

/** First page of the studio: opens the folder of the website, then offers the tasks of an editor. */
export function StartPage({ stored, open, onFolder }: Props) {
  return (
    <main className="studio-start">
      <h1>{open ? "Wat wil je doen?" : "Redactie van de website"}</h1>
      {open && <Unsaved />}
      {open && STUDIO_REPOSITORY.local && <Publish />}
      {open && <Search />}
      {open && <Tasks />}
      {!open && canPickFolder() && <OpenFolder stored={stored} onFolder={onFolder} />}
      {!open && !canPickFolder() && (
        <p>
          Deze browser kan niet in een map op je computer werken. Open dit adres in <strong>Chrome</strong> of{" "}
          <strong>Edge</strong>; daar werkt alles.
        </p>
      )}
    </main>
  );
}
