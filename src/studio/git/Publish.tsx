import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { contentTypeOfFile } from "../../content/model/registry";
import { addressOfFile, nameOfFile } from "../forms/place";
import { mergeVersions } from "../save/choose-versions";
import { pageIn } from "../save/moves";
import { type Answer, askGit } from "./ask-git";
import { Comparison } from "./Comparison";
import type { ChangedFile, Choices } from "./messages";
import { PutOnline } from "./PutOnline";

/** Longest first line of what goes online. */
const LONGEST = 100;

const nameOf = ({ file, before, after }: ChangedFile): string => nameOfFile(file, after ?? before);

/** What the editor may change of the words that go with it. */
const proposal = (files: readonly ChangedFile[]): string => {
  const names = files.map(nameOf);
  const all = `${names.join(", ") || "Website"} gewijzigd`;
  return all.length <= LONGEST ? all : `${names.length} onderdelen gewijzigd`;
};

/** What the editor chooses for files that somebody else has changed too; undefined where nothing is to be saved. */
const choose = async ({ conflicts }: Answer<"publish">): Promise<Choices | undefined> => {
  const chosen: Record<string, Choices[string]> = {};
  for (const { file, ...versions } of conflicts) {
    const type = contentTypeOfFile(file);
    const text = type && (await mergeVersions(type, versions));
    if (text === undefined) {
      return undefined;
    }
    chosen[file] = { text, theirs: versions.theirs };
  }
  return chosen;
};

function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
  return (
    <ul className="studio-changes">
      {files.map((changed) => {
        const { file, after } = changed;
        const address = addressOfFile(file);
        return (
          <li key={file}>
            <details>
              <summary>
                {nameOf(changed)}
                {pageIn(file, after)?.isDraft && " – concept"}
              </summary>
              <Comparison {...changed} />
              {address && after !== undefined && <a href={address}>Open het formulier</a>}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** What is saved but not online, compared in words, and the button that puts it online. */
export function Publish() {
  const [changes, setChanges] = useState<Answer<"changes">>();
  const [fault, setFault] = useState("");
  const [said, setSaid] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    askGit("changes", {}).then(setChanges, (error: Error) => setFault(error.message));
  }, []);
  const { files = [], others = [] } = changes ?? {};
  const publish = async (message: string, chosen: Choices = {}): Promise<void> => {
    const answer = await askGit("publish", { message, chosen });
    if (answer.conflicts.length === 0) {
      setChanges(await askGit("changes", {}));
      setSaid(<PutOnline files={files} merged={answer.merged} />);
      return;
    }
    const choices = await choose(answer);
    if (choices) {
      await publish(message, { ...chosen, ...choices });
    } else {
      setSaid("Er is niets online gezet. Wat je opsloeg, staat veilig op deze computer.");
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) {
      return;
    }
    setBusy(true);
    setFault("");
    setSaid("Bezig: de controle loopt, daarna gaat het naar de website…");
    publish(String(new FormData(event.currentTarget).get("message")))
      .catch((error: Error) => {
        setSaid("");
        setFault(error.message);
      })
      .finally(() => setBusy(false));
  };
  const count = files.length + (others.length > 0 ? 1 : 0);
  return (
    <section aria-labelledby="studio-publish" className="studio-publish">
      <h2 id="studio-publish">{count === 0 ? "Online zetten" : `Nog niet online: ${count}`}</h2>
      {changes && count === 0 && !said && <p>Alles wat je opsloeg, staat online of is onderweg.</p>}
      {count > 0 && (
        <form onSubmit={submit}>
          <ChangedFiles files={files} />
          {others.length > 0 && <p>Ook gaat werk van een ontwikkelaar mee: {others.join(", ")}.</p>}
          <label>
            Wat heb je veranderd?{" "}
            <input name="message" required maxLength={LONGEST} defaultValue={proposal(files)} key={proposal(files)} />
          </label>
          <p className="studio-buttons">
            <button type="submit" aria-disabled={busy}>
              Zet online
            </button>
          </p>
        </form>
      )}
      <div role="status">{said}</div>
      <p role="alert" className="studio-bad">
        {fault}
      </p>
    </section>
  );
}
