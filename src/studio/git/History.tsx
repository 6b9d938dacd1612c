import { useEffect, useState } from "react";
import { inspectDraft } from "../check/ask-worker";
import { listProblems } from "../check/place-problem";
import { fileOnDisk, stateOf, writeText } from "../folder/site-files";
import { sameText } from "../formats/match";
import { nameOfFile } from "../forms/place";
import { setOpenForm } from "../leave";
import { ask } from "../save/ask";
import { type Answer, askGit } from "./ask-git";
import { shaAtHost, textAtHost, versionAtHost, versionsAtHost, writeAtHost } from "./ask-host";
import { Comparison } from "./Comparison";
import { BY_STUDIO } from "./messages";

type Version = Answer<"versions">[number];

const dateOf = (date: string): string =>
  new Date(date).toLocaleString("nl-NL", { dateStyle: "long", timeStyle: "short" });

/** What an editor reads of a version: the words of an editor, not those of a developer. */
const wordsOf = ({ subject }: Version): string =>
  subject.startsWith(BY_STUDIO) ? subject.slice(BY_STUDIO.length) : "wijziging buiten de redactie";

/** The text of a file as it is now, on disk or at the git host; undefined where it is gone from disk. */
const textNow = async (file: string): Promise<string | undefined> =>
  STUDIO_REPOSITORY.local ? (await fileOnDisk(file))?.text() : textAtHost(file);

/** Checks an earlier version within the site as it is now; throws what is wrong with it. */
const checkVersion = async (file: string, text: string): Promise<void> => {
  const { problems } = await inspectDraft([[file, text]]);
  if (problems.length > 0) {
    const textOf = (name: string) => (name === file ? text : stateOf(name));
    throw new Error(listProblems("Deze versie past niet meer bij de rest van de site:", problems, textOf));
  }
};

const CHANGED =
  "Er is niets teruggezet, want iemand anders heeft dit intussen veranderd. Hierboven staat het verschil met wat er nu is.";

function Earlier({ file, version }: { file: string; version: Version }) {
  const [text, setText] = useState<string>();
  const [now, setNow] = useState(stateOf(file) ?? undefined);
  const [fault, setFault] = useState("");
  const fail = (error: Error) => setFault(error.message);
  const open = () => {
    if (text === undefined) {
      const { commit } = version;
      (STUDIO_REPOSITORY.local ? askGit("version", { file, commit }) : versionAtHost(file, commit)).then(setText, fail);
    }
  };
  /** Puts the version back in place of what the editor has seen, not of what somebody else has written since. */
  const putBackSafely = async (earlier: string): Promise<void> => {
    setFault("");
    await checkVersion(file, earlier);
    // Before its text is read, so that the git host refuses what would replace any other.
    const sha = STUDIO_REPOSITORY.local ? "" : await shaAtHost(file);
    const found = await textNow(file);
    if (!sameText(now ?? "", found ?? "")) {
      setNow(found);
      setFault(CHANGED);
      return;
    }
    await (STUDIO_REPOSITORY.local
      ? writeText(file, earlier)
      : writeAtHost(file, earlier, `Eerdere versie van ${nameOfFile(file)}`, sha));
    setOpenForm(undefined);
    window.location.reload();
  };
  const isNow = text !== undefined && sameText(now, text);
  return (
    <details onToggle={open}>
      <summary>
        {dateOf(version.date)}, {version.author}: {wordsOf(version)}
      </summary>
      {isNow && <p>Zo is het nu.</p>}
      {text !== undefined && !isNow && (
        <>
          <p>Zet je deze versie terug, dan verandert dit. Wat je opsloeg en nog niet online zette, raak je kwijt:</p>
          <Comparison file={file} before={now} after={text} />
          <button type="button" onClick={() => putBackSafely(text).catch(fail)}>
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
