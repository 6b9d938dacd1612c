import { failureOf } from "./run-git";

/** What Node throws of a command that took too long. */
const stopped = (cmd: string) => Object.assign(new Error("Command failed"), { cmd, signal: "SIGTERM" as const });

test.each([
  ["git push --quiet origin HEAD:refs/heads/main", "Er is geen verbinding met de plek waar de website wordt bewaard."],
  ["git ls-remote --symref origin HEAD", "Er is geen verbinding met de plek waar de website wordt bewaard."],
  ["git status", "Git deed er te lang over."],
  ["git commit --quiet -m Redactie: git push: geen toegang", "Git deed er te lang over."],
])("says what is the matter where %s takes too long", (cmd, message) => {
  expect(failureOf(stopped(cmd))).toContain(message);
});
