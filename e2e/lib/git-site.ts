import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A website in a git repository, with a bare one beside it where it is put online. */
export interface GitSite {
  root: string;
  /** What another editor has. */
  other: string;
  remote: string;
  git(folder: string, ...args: string[]): string;
  /** Changes, commits and pushes in the folder of the other editor. */
  pushOther(file: string, change: (text: string) => string): void;
  dispose(): void;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe" }).trim();

const asPerson = (folder: string, name: string): void => {
  git(folder, "config", "user.name", name);
  git(folder, "config", "user.email", "redactie@voorbeeld.nl");
};

/** Makes a repository with the fixture site, published to a bare one, and a clone of another editor. */
export const makeGitSite = (): GitSite => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-"));
  const [root, other, remote] = ["eigen", "ander", "online.git"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(root);
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  git(root, "init", "--quiet", "--initial-branch=main");
  asPerson(root, "Anna de Vries");
  for (const name of ["data", "content"]) {
    cpSync(path.join("e2e/fixture-site", name), path.join(root, name), { recursive: true });
  }
  cpSync("static", path.join(root, "static"), { recursive: true });
  writeFileSync(path.join(root, ".gitignore"), "node_modules\n");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "-m", "Website");
  git(root, "remote", "add", "origin", remote);
  git(root, "push", "--quiet", "--set-upstream", "origin", "main");
  git(folder, "clone", "--quiet", remote, other);
  asPerson(other, "Bram Smit");
  return {
    root,
    other,
    remote,
    git,
    pushOther: (file, change) => {
      git(other, "pull", "--quiet");
      const place = path.join(other, file);
      writeFileSync(place, change(readFileSync(place, "utf8")));
      git(other, "commit", "--quiet", "--all", "-m", "Van een ander");
      git(other, "push", "--quiet");
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
