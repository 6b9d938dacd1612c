import { type ExecFileException, execFile } from "node:child_process";
import { userInfo } from "node:os";
import { promisify } from "node:util";

/** Longest that git may take, in ms: a network that does not answer must not keep the editor waiting. */
const TIMEOUT_MS = 60_000;

/** A failure that the editor reads. */
export class GitFailure extends Error {}

/** What goes wrong, by what git says of it, and what an editor does then; the first that fits. */
const FAILURES: readonly (readonly [says: RegExp, message: string])[] = [
  [
    /ENOENT/,
    "Git staat niet op deze computer, en zonder git kan er niets online. Vraag een ontwikkelaar het te installeren.",
  ],
  [
    /not a git repository \(or any/,
    "Deze map wordt niet door git bijgehouden. Vraag een ontwikkelaar om de map van de website opnieuw op te halen.",
  ],
  [
    /Could not resolve host|Could not connect|Connection (?:refused|timed out|reset)|Network is unreachable|Operation timed out|Failed to connect|ETIMEDOUT|^git (?:fetch|push|ls-remote): SIGTERM$/m,
    "Er is geen verbinding met de plek waar de website wordt bewaard. Kijk of je internet hebt en klik nog eens op “Zet online”.",
  ],
  [
    /SIGTERM/,
    "Git deed er te lang over. Misschien is deze computer erg druk. Klik over een paar minuten nog eens op “Zet online”; lukt het dan nog niet, vraag dan een ontwikkelaar om hulp.",
  ],
  [
    /Permission denied|Authentication failed|could not read (?:Username|Password)|returned error: 40[13]|not allowed to push|protected branch|hook declined|Host key verification|insufficient permission|unable to create temporary object directory/i,
    "Je mag niet schrijven op de plek waar de website wordt bewaard. Vraag de eigenaar om toegang, of vraag een ontwikkelaar om op deze computer in te loggen.",
  ],
  [
    /non-fast-forward|fetch first|failed to update ref|cannot lock ref/,
    "Iemand anders zette net iets online. Klik nog eens op “Zet online”: de wijzigingen van de ander komen er dan bij.",
  ],
  [
    /returned error: 5/,
    "De plek waar de website wordt bewaard, heeft een storing. Klik over een paar minuten nog eens op “Zet online”.",
  ],
  [
    /index\.lock/,
    "Een ander programma werkt nu met git in deze map. Klik over een paar minuten nog eens op “Zet online”; lukt het dan nog niet, vraag dan een ontwikkelaar om hulp.",
  ],
  [
    /would be overwritten by|not possible because you have unmerged files|MERGE_HEAD exists|during a merge|not a symbolic ref/,
    "In deze map staat nog werk van een ontwikkelaar dat eerst af moet. Vraag die om hulp.",
  ],
  [
    /does not appear to be a git repository|repository .* not found|Repository not found/i,
    "De plek waar de website wordt bewaard, bestaat niet of niet meer. Vraag een ontwikkelaar om het adres na te kijken (git remote).",
  ],
];

/** What went wrong, as an editor reads it. */
export const failureOf = (error: ExecFileException): string => {
  if (error instanceof GitFailure) {
    return error.message;
  }
  // Words of an editor may follow upon the name of the command.
  const command = error.cmd?.split(" ", 2).join(" ");
  const said = [error.stderr, error.stdout, error.code, `${command}: ${error.signal}`].join("\n");
  const lastWords = (error.stderr || error.message).trim().split("\n").slice(-3).join(" ");
  const unknown = `Er ging iets mis. Laat dit aan een ontwikkelaar zien: “${lastWords}”.`;
  const [, message = unknown] = FAILURES.find(([says]) => says.test(said)) ?? [];
  return `${message} Je werk staat veilig op deze computer.`;
};

/** Runs git in the folder of the website; it asks nothing and speaks English, so that its failures are known. */
export const git = async (root: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)("git", args, {
    cwd: root,
    timeout: TIMEOUT_MS,
    maxBuffer: 100_000_000,
    env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" },
  });
  return stdout;
};

/** As {@link git}, with undefined where it fails. */
export const tryGit = (root: string, ...args: string[]): Promise<string | undefined> =>
  git(root, ...args)
    .then((text) => text.trim())
    .catch(() => undefined);

/** As {@link git}, for what commits: in the name of this computer's user, where nobody has told git another. */
export const gitAsEditor = async (root: string, ...args: string[]): Promise<string> => {
  const { username } = userInfo();
  const known = await tryGit(root, "config", "user.email");
  const editor = known ? [] : ["-c", `user.name=${username}`, "-c", `user.email=${username}@localhost`];
  return git(root, ...editor, ...args);
};
