import { useEffect, useState } from "react";
import { inspectDraft } from "../check/ask-worker";
import { listProblems } from "../check/place-problem";
import { stateOf, writeText } from "../folder/site-files";
import { nameOfFile } from "../forms/place";
import { setOpenForm } from "../leave";
import { ask } from "../save/ask";
import { type Answer, askGit } from "./ask-git";
import { versionAtHost, versionsAtHost, writeAtHost } from "./ask-host";
import { Comparison } from "./Comparison";
import { BY_STUDIO } from "./messages";

type Version = Answer<"versions">[number];

const dateOf = (date: string): string =>
  new Date(date).toLocaleString("nl-NL", { dateStyle: "long", timeStyle: "short" });

/** What an editor reads of a version: the words of an editor, not those of a developer. */
const wordsOf = ({ subject }: Version): string =>
  subject.startsWith(BY_STUDIO) ? subject.slice(BY_STUDIO.length) : "wijziging buiten de redactie";

/** Writes an earlier version in place of the file, and reads the studio anew; throws what the check says of it. */
const putBack = async (file: string, text: string): Promise<void> => {
  const { problems } = await inspectDraft([[file, text]]);
  if (problems.length > 0) {
    const textNow = (name: string) => (name === file ? text : stateOf(name));
    throw new Error(listProblems("Deze versie past niet meer bij de rest van de site:", problems, textNow));
  }
  await (STUDIO_REPOSITORY.local
    ? writeText(file, text)
    : writeAtHost(file, text, `Eerdere versie van ${nameOfFile(file)}`));
  setOpenForm(undefined);
  window.location.reload();
};

function Earlier({ file, version }: { file: string; version: Version }) {
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState("");
  const fail = (error: Error) => setFault(error.message);
  const now = stateOf(file) ?? undefined;
  const open = () => {
    if (text === undefined) {
      const { commit } = version;
      (STUDIO_REPOSITORY.local ? askGit("version", { file, commit }) : versionAtHost(file, commit)).then(setText, fail);
    }
  };
  return (
    <details onToggle={open}>
      <summary>
        {dateOf(version.date)}, {version.author}: {wordsOf(version)}
      </summary>
      {text !== undefined && text === now && <p>Zo is het nu.</p>}
      {text !== undefined && text !== now && (
        <>
          <p>Zet je deze versie terug, dan verandert dit. Wat je opsloeg en nog niet online zette, raak je kwijt:</p>
          <Comparison file={file} before={now} after={text} />
          <button type="button" onClick={() => putBack(file, text).catch(fail)}>
            Zet deze versie terug
          </button>
        </>
      )}
      <p role="alert" className="studio-bad">
        {fault}
      </p>
    </details>
  );
}

function Versions({ file }: { file: string }) {
  const [versions, setVersions] = useState<Version[]>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    (STUDIO_REPOSITORY.local ? askGit("versions", { file }) : versionsAtHost(file)).then(setVersions, (error: Error) =>
      setFault(error.message),
    );
  }, [file]);
  return (
    <>
      {versions?.length === 0 && <p>Dit onderdeel is nog nooit online gezet.</p>}
      {versions?.map((version) => (
        <Earlier key={version.commit} file={file} version={version} />
      ))}
      <p role="alert" className="studio-bad">
        {fault}
      </p>
    </>
  );
}

/** Button of a form that shows the earlier versions of its file. */
export function History({ file }: { file: string }) {
  const show = () =>
    ask({ title: `Eerdere versies van ${nameOfFile(file)}`, no: "Sluiten", children: <Versions file={file} /> });
  return (
    <button type="button" className="studio-history" onClick={show}>
      Eerdere versies
    </button>
  );
}
