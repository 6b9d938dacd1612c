import { GIT_HOST } from "../headers";
import { BY_STUDIO, NOT_THERE } from "./messages";

/** The engine keeps the token there (@sveltia/cms, pinned). */
const tokenOf = (): string => JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}").token ?? "";

/** Asks something of the git host; throws what the editor reads, as the host refuses in Dutch (git-host.ts). */
const ask = async (path: string, { accept = "json", ...init }: RequestInit & { accept?: string } = {}) => {
  const response = await fetch(`${GIT_HOST}/${path}`, {
    ...init,
    cache: "no-store",
    headers: { Authorization: `token ${tokenOf()}`, Accept: `application/vnd.github.${accept}` },
  });
  if (!response.ok) {
    throw new Error(response.status === 404 ? NOT_THERE : (await response.json()).message);
  }
  return response;
};

const contents = (file: string): string => `repos/${STUDIO_REPOSITORY.repo}/contents/${file}`;

/** A commit as the git host lists it. */
interface HostCommit {
  sha: string;
  commit: { author: { name: string; date: string }; message: string };
}

/** Earlier versions of a file at the git host, the latest first. */
export const versionsAtHost = async (file: string) => {
  const { repo, branch } = STUDIO_REPOSITORY;
  const query = new URLSearchParams({ sha: branch, path: file, per_page: "100" });
  const commits: HostCommit[] = await (await ask(`repos/${repo}/commits?${query}`)).json();
  return commits.map(({ sha, commit: { author, message } }) => ({
    commit: sha,
    author: author.name,
    date: author.date,
    subject: message.split("\n")[0] ?? "",
  }));
};

/** A file as it was. */
export const versionAtHost = async (file: string, commit: string): Promise<string> =>
  (await ask(`${contents(file)}?ref=${commit}`, { accept: "raw" })).text();

/** Paths of all files at the git host. */
export const filesAtHost = async (): Promise<string[]> => {
  const { repo, branch } = STUDIO_REPOSITORY;
  const { tree } = await (await ask(`repos/${repo}/git/trees/${branch}?recursive=1`)).json();
  return tree.map(({ path }: { path: string }) => path);
};

/** A picture as it is at the git host; undefined where it has none. */
export const pictureAtHost = async (file: string): Promise<Blob | undefined> => {
  const found = await ask(`${contents(file)}?ref=${STUDIO_REPOSITORY.branch}`, { accept: "raw" }).catch(
    () => undefined,
  );
  // Browsers know the other pictures by their bytes.
  const type = file.endsWith(".svg") ? "image/svg+xml" : "application/octet-stream";
  return found && new Blob([await found.arrayBuffer()], { type });
};

/** A file as it is now. */
export const textAtHost = (file: string): Promise<string> => versionAtHost(file, STUDIO_REPOSITORY.branch);

/** Name of the version of a file that the git host has now. */
export const shaAtHost = async (file: string): Promise<string> =>
  (await (await ask(`${contents(file)}?ref=${STUDIO_REPOSITORY.branch}`)).json()).sha;

/** Puts a text in place of a version of a file at the git host, which refuses where it has another one by now. */
export const writeAtHost = async (file: string, text: string, message: string, sha: string): Promise<void> => {
  const { branch } = STUDIO_REPOSITORY;
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  await ask(contents(file), {
    method: "PUT",
    body: JSON.stringify({ message: BY_STUDIO + message, content: btoa(bytes.join("")), sha, branch }),
  });
};

/** Whether the website with the last save is online: yes, no because something failed, or not yet. */
export type Online = "online" | "failed" | "busy";

const QUERY = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target {
        ... on Commit {
          statusCheckRollup { state }
          deployments(last: 1) { nodes { latestStatus { state } } }
        }
      }
    }
  }
}`;

interface HostState {
  statusCheckRollup?: { state: string } | null;
  deployments?: { nodes: readonly { latestStatus: { state: string } | null }[] } | null;
}

const STATES: Readonly<Record<string, Online>> = {
  SUCCESS: "online",
  ACTIVE: "online",
  FAILURE: "failed",
  ERROR: "failed",
};

/** What the git host says of the last commit: of its deployment, else of its checks; undefined where it says nothing. */
export const onlineAtHost = async (): Promise<Online | undefined> => {
  const [owner, name] = STUDIO_REPOSITORY.repo.split("/");
  const variables = { owner, name, branch: STUDIO_REPOSITORY.branch };
  const answer = await ask("graphql", { method: "POST", body: JSON.stringify({ query: QUERY, variables }) });
  const state: HostState | undefined = (await answer.json()).data?.repository?.ref?.target;
  const [deployment] = state?.deployments?.nodes ?? [];
  // One that has just been made has no status yet, whatever the checks say.
  const said = deployment ? deployment.latestStatus : state?.statusCheckRollup;
  return deployment || said ? (STATES[said?.state ?? ""] ?? "busy") : undefined;
};
