import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inspectContent } from "../../content/check/check";
import { filesOnDisk } from "../../content/check/disk";
import { listProblems } from "../check/place-problem";
import { isText } from "../folder/site-files";
import { nameOfFile } from "../forms/place";
import { BY_STUDIO, type ChangedFile, type Choices, NOT_THERE } from "./messages";
import { GitFailure, git, gitAsEditor, tryGit } from "./run-git";

/** What editors change. */
const CONTENT = ["data", "content"];

const NO_REMOTE =
  "Deze map is nog nergens aan gekoppeld, dus er is niets om online te zetten. Vraag een ontwikkelaar om de map te koppelen (git remote add). Je werk staat veilig op deze computer.";

/** Remote and branch that publishing pushes to, the commit last fetched from there, if any, and its merge base with HEAD. */
const publishTarget = async (root: string) => {
  await git(root, "rev-parse", "--git-dir");
  const tracked = await tryGit(root, "rev-parse", "--abbrev-ref", "@{upstream}");
  // There is none while a developer's work is half done.
  const own = (await git(root, "symbolic-ref", "--short", "HEAD")).trim();
  const remotes = (await git(root, "remote")).split("\n").filter(Boolean);
  const remote = remotes.find((name) => tracked?.startsWith(`${name}/`)) ?? remotes[0];
  if (!remote) {
    throw new GitFailure(NO_REMOTE);
  }
  const branch = tracked ? tracked.slice(remote.length + 1) : own;
  const online = await tryGit(root, "rev-parse", "--verify", "--quiet", `${remote}/${branch}`);
  const base = online && (await tryGit(root, "merge-base", "HEAD", online));
  return { remote, branch, online, base: base ?? "HEAD" };
};

const listOf = async (root: string, ...args: string[]): Promise<string[]> =>
  (await git(root, ...args)).split("\0").filter(Boolean);

const textAt = (root: string, revision: string, file: string): Promise<string | undefined> =>
  git(root, "show", `${revision}:./${file}`).catch(() => undefined);

const textHere = (root: string, file: string): string | undefined => {
  const place = path.join(root, file);
  return isText(file) && existsSync(place) ? readFileSync(place, "utf8") : undefined;
};

/** What is not online yet: saved here, committed or not; `others` are names of files outside the content that go along. */
export const changes = async (root: string, _asked: object) => {
  const { base } = await publishTarget(root);
  const changed = await listOf(root, "diff", "--name-only", "--no-renames", "--relative", "-z", base, "--", ...CONTENT);
  const added = await listOf(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ...CONTENT);
  const others = await listOf(
    root,
    ...["diff", "--name-only", "-z", base, "HEAD", "--", ":/"],
    ...CONTENT.map((folder) => `:(exclude)${folder}`),
  );
  const files = [...changed, ...added].sort().map(
    async (file): Promise<ChangedFile> => ({
      file,
      before: isText(file) ? await textAt(root, base, file) : undefined,
      after: textHere(root, file),
    }),
  );
  return { files: await Promise.all(files), others };
};

/** @throws what the check of the build would refuse, for the editor */
const check = (root: string): void => {
  const { problems } = inspectContent(filesOnDisk(root));
  if (problems.length > 0) {
    const title = "Er is niets online gezet, want de controle vindt een fout:";
    throw new GitFailure(listProblems(title, problems, (file) => textHere(root, file)));
  }
};

/** Files that cannot be merged line by line, with the three versions of each, as git's index has them. */
const conflictsIn = async (root: string) => {
  const files = await listOf(root, "diff", "--name-only", "--relative", "--diff-filter=U", "-z");
  return Promise.all(
    files.map(async (file) => {
      const texts = [":1", ":2", ":3"].map((stage) => textAt(root, stage, file));
      const [base = "", mine = "", theirs = ""] = await Promise.all(texts);
      return { file, base, mine, theirs };
    }),
  );
};

/**
 * Adds what others put online, and texts of files in which the editor has chosen between versions. Answers the files in
 * which the editor has to choose first, also as they changed once more; nothing has changed then.
 */
const mergeOnline = async (root: string, online: string, chosen: Choices) => {
  await gitAsEditor(root, "merge", "--no-commit", "--no-ff", online).catch((error) => {
    if (!/CONFLICT/.test(error.stdout)) {
      throw error;
    }
  });
  try {
    const conflicts = await conflictsIn(root);
    const gone = conflicts.find(({ file, mine, theirs }) => !isText(file) || mine === "" || theirs === "");
    if (gone) {
      throw new GitFailure(
        `Jij en iemand anders veranderden allebei ${nameOfFile(gone.file, gone.mine || gone.theirs)}, en dat kan de redactie niet samenvoegen. Vraag een ontwikkelaar om hulp. Je werk staat veilig op deze computer.`,
      );
    }
    const open = conflicts.filter(({ file, theirs }) => chosen[file]?.theirs !== theirs);
    if (open.length > 0) {
      await git(root, "merge", "--abort");
      return open;
    }
    for (const { file } of conflicts) {
      writeFileSync(path.join(root, file), chosen[file]?.text ?? "");
      await git(root, "add", "--", file);
    }
    check(root);
  } catch (error) {
    await tryGit(root, "merge", "--abort");
    throw error;
  }
  await gitAsEditor(root, "commit", "--quiet", "-m", `${BY_STUDIO}wijzigingen van anderen erbij`);
  return [];
};

/** @throws where this folder has a version of a developer, which is not what the website is made of */
const checkBranch = async (root: string, remote: string, branch: string): Promise<void> => {
  const [, site = branch] = /refs\/heads\/(\S+)/.exec(await git(root, "ls-remote", "--symref", remote, "HEAD")) ?? [];
  if (site !== branch) {
    throw new GitFailure(
      `In deze map staat een versie waar een ontwikkelaar aan werkt (“${branch}”), niet die van de website (“${site}”). Vraag een ontwikkelaar om die terug te zetten. Je werk staat veilig op deze computer.`,
    );
  }
};

/** Commits what changed in the content, nothing else. */
const commit = async (root: string, message: string): Promise<void> => {
  await git(root, "add", "--all", "--", ...CONTENT);
  if ((await tryGit(root, "diff", "--cached", "--quiet", "--", ...CONTENT)) === undefined) {
    await gitAsEditor(root, "commit", "--quiet", "--only", "-m", BY_STUDIO + message, "--", ...CONTENT);
  }
};

/**
 * Checks, commits and pushes what changed in the content, on top of what others put online; loses nothing if it throws.
 *
 * @returns files in which the editor has to choose first, with nothing published then, and whether what others
 *   published came along
 */
export const publish = async (root: string, { message, chosen }: { message: string; chosen: Choices }) => {
  check(root);
  const { remote, branch } = await publishTarget(root);
  await checkBranch(root, remote, branch);
  await git(root, "fetch", "--quiet", remote);
  await commit(root, message);
  const { online } = await publishTarget(root);
  const isBehind = online && (await tryGit(root, "merge-base", "--is-ancestor", online, "HEAD")) === undefined;
  const conflicts = isBehind ? await mergeOnline(root, online, chosen) : [];
  if (conflicts.length === 0) {
    await git(root, "push", "--quiet", "--set-upstream", remote, `HEAD:refs/heads/${branch}`);
  }
  return { conflicts, merged: Boolean(isBehind) };
};

/** Earlier versions of a file, the latest first, with dates of ISO 8601. */
export const versions = async (root: string, { file }: { file: string }) => {
  const format = "--format=%H%x1f%an%x1f%aI%x1f%s";
  const log = await listOf(root, "log", "-z", "--full-history", "--max-count=100", format, "--", file);
  return log.map((line) => {
    const [id = "", author = "", date = "", subject = ""] = line.split("\x1f");
    return { commit: id, author, date, subject };
  });
};

/** A file as it was. */
export const version = async (root: string, { file, commit: id }: { file: string; commit: string }) => {
  const text = /^[0-9a-f]{40,64}$/.test(id) ? await textAt(root, id, file) : undefined;
  if (text === undefined) {
    throw new GitFailure(NOT_THERE);
  }
  return text;
};
