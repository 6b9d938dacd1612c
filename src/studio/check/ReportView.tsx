import type { FormProblem, FormReport } from "./check-form";
import { showField } from "./mark-fields";

/** How many problems there are, in words. */
export const summary = (problems: readonly FormProblem[]): string =>
  problems.length === 1 ? "Eén ding klopt nog niet." : `${problems.length} dingen kloppen nog niet.`;

function ProblemList({ problems }: { problems: readonly FormProblem[] }) {
  // Another page may have one twice, and a list with a key twice keeps old lines.
  const byKey = problems.map((problem) => [JSON.stringify(problem), problem] as const);
  return (
    <ul>
      {[...new Map(byKey)].map(([key, { path, place, message, at }]) => (
        <li key={key}>
          {path.length > 0 ? (
            <button type="button" onClick={() => showField(path, at)}>
              {place || "Hier"}:
            </button>
          ) : (
            place && `${place}:`
          )}{" "}
          {message}
        </li>
      ))}
    </ul>
  );
}

function Folded({ title, problems }: { title: string; problems: readonly FormProblem[] }) {
  return problems.length === 0 ? null : (
    <details>
      <summary>{title}</summary>
      <ProblemList problems={problems} />
    </details>
  );
}

interface Props {
  /** Undefined until the first check has ended, and while one takes long. */
  report: FormReport | undefined;
  /** Whether the entry is a copy of another that was never saved. */
  isCopy: boolean;
}

const COPY = "Dit is een kopie. Wat bij elke pagina anders moet zijn, staat hieronder.";

/** What the check says of a form, each problem with a button that leads to its field. */
export function ReportView({ report, isCopy }: Props) {
  const { problems = [], warnings = [] } = report ?? {};
  const empty = problems.filter((problem) => problem.empty);
  const wrong = problems.filter((problem) => !problem.empty);
  return (
    <div className="studio-check" role="status">
      {isCopy && wrong.length > 0 && <p>{COPY}</p>}
      {!report && <p>Even kijken…</p>}
      {report && problems.length === 0 && <p className="studio-good">Alles klopt. Je kunt opslaan.</p>}
      {wrong.length > 0 && <p className="studio-bad">{summary(wrong)}</p>}
      {wrong.length > 0 && <ProblemList problems={wrong} />}
      <Folded
        title={`Nog in te vullen: ${empty.length === 1 ? "één veld" : `${empty.length} velden`}`}
        problems={empty}
      />
      <Folded
        title={`Let op: ${warnings.length === 1 ? "één punt" : `${warnings.length} punten`}${problems.length === 0 ? "; opslaan kan wel" : ""}`}
        problems={warnings}
      />
    </div>
  );
}
