import { createHash } from "node:crypto";
import type { Page, Route } from "playwright/test";
import { siteFiles } from "./studio";

export const GIT_HOST = "https://api.github.com";

const hashOf = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

interface Commit {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: readonly { path: string; contents: string }[]; deletions?: readonly { path: string }[] };
}

/** A commit, with the files as they were after it. */
interface Known {
  sha: string;
  author: string;
  message: string;
  files: ReadonlyMap<string, Buffer>;
}

/** A GraphQL request of the engine. */
interface GraphQuery {
  query: string;
  variables: { input?: Commit };
}

/** A fake git host with one repository; no request leaves the machine. */
export class GitHost {
  readonly files = new Map<string, Buffer>();
  /** Simulated fault: a status, or no network. */
  fault: number | "offline" | "read-only" | undefined;
  /** What the host says of the checks of the last commit; nothing at first. */
  state: "PENDING" | "SUCCESS" | "FAILURE" | undefined;
  /** What it says of putting the last commit online; null where it has only just begun, nothing where it does not. */
  deployment: "IN_PROGRESS" | "SUCCESS" | "FAILURE" | null | undefined;
  readonly #log: Known[] = [];

  constructor() {
    for (const [file, content] of Object.entries(siteFiles())) {
      this.files.set(file, Buffer.from(content as string));
    }
    this.#record("Website", "Bram");
  }

  #record(message: string, author = "Redacteur"): void {
    const sha = String(this.#log.length + 1).padStart(40, "0");
    this.#log.push({ sha, author, message, files: new Map(this.files) });
  }

  text(file: string): string {
    return String(this.files.get(file));
  }

  /** Changes a file, as a colleague would. */
  push(file: string, text: string): void {
    this.files.set(file, Buffer.from(text));
    this.#record("Van een ander", "Bram");
  }

  /** Answers the page's requests to the git host. */
  async serve(page: Page): Promise<void> {
    await page.route(`${GIT_HOST}/**`, (route) => this.#answer(route));
  }

  get #head(): string {
    return this.#log.at(-1)?.sha ?? "";
  }

  async #answer(route: Route): Promise<void> {
    const { pathname, searchParams } = new URL(route.request().url());
    const [, file] = /\/contents\/(.*)$/.exec(pathname) ?? [];
    const headers = { "Access-Control-Allow-Origin": "*" };
    if (this.fault === "offline") {
      await route.abort("internetdisconnected");
    } else if (typeof this.fault === "number") {
      await route.fulfill({ status: this.fault, json: { message: "Something in English" }, headers });
    } else if (pathname === "/graphql") {
      await route.fulfill({ json: this.#graph(route.request().postDataJSON()), headers });
    } else if (pathname === "/user") {
      await route.fulfill({ json: { id: 1, login: "redacteur", name: "Redacteur" }, headers });
    } else if (pathname.includes("/collaborators/")) {
      await route.fulfill({ status: 204, headers });
    } else if (pathname.endsWith("/commits")) {
      await route.fulfill({ json: this.#history(String(searchParams.get("path"))), headers });
    } else if (file !== undefined) {
      await route.fulfill({ ...this.#contents(file, route, searchParams.get("ref")), headers });
    } else if (pathname.includes("/git/trees/")) {
      const tree = [...this.files].map(([path, content]) => ({
        type: "blob",
        path,
        sha: hashOf(content),
        size: content.length,
      }));
      await route.fulfill({ json: { tree }, headers });
    } else {
      await route.fulfill({ status: 404, json: { message: "Not found" }, headers });
    }
  }

  /** The commits that changed a file, the latest first. */
  #history(file: string): object[] {
    return this.#log
      .filter(({ files }, index) => !this.#log[index - 1]?.files.get(file)?.equals(files.get(file) ?? Buffer.of()))
      .map(({ sha, author, message }) => ({
        sha,
        commit: { author: { name: author, date: "2025-01-01T00:00:00Z" }, message },
      }))
      .reverse();
  }

  /** A file of a commit, or what becomes of putting another in its place. */
  #contents(file: string, route: Route, ref: string | null): { status?: number; json?: object; body?: Buffer } {
    const request = route.request();
    if (request.method() === "PUT") {
      const { content, sha, message } = request.postDataJSON();
      if (sha !== hashOf(this.files.get(file) ?? Buffer.of())) {
        return { status: 409, json: { message: "is at another sha" } };
      }
      this.files.set(file, Buffer.from(content, "base64"));
      this.#record(message);
      return { json: {} };
    }
    const found = this.#log.findLast(({ sha }) => sha === ref || ref === "main")?.files.get(file);
    if (!found) {
      return { status: 404, json: { message: "Not Found" } };
    }
    return request.headers().accept?.includes("raw") ? { body: found } : { json: { sha: hashOf(found) } };
  }

  #graph({ query, variables }: GraphQuery): object {
    if (variables.input) {
      return this.#commit(variables.input);
    }
    const texts = new Map([...this.files.values()].map((content) => [hashOf(content), String(content)]));
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, name = "", sha = ""]) => [
      name,
      { text: texts.get(sha), isTruncated: false },
    ]);
    const history = {
      nodes: [{ oid: this.#head, message: "Iets", author: {}, committedDate: "2025-01-01T00:00:00Z" }],
    };
    const statusCheckRollup = this.state ? { state: this.state } : null;
    const latestStatus = this.deployment ? { state: this.deployment } : null;
    const deployments = { nodes: this.deployment === undefined ? [] : [{ latestStatus }] };
    const ref = { target: { history, statusCheckRollup, deployments } };
    const refs = [...query.matchAll(/((?:commit|history)_\d+): ref/g)].map(([, name = ""]) => [name, ref]);
    return {
      data: {
        repository: {
          ref,
          defaultBranchRef: { name: "main" },
          ...Object.fromEntries(contents),
          ...Object.fromEntries(refs),
        },
      },
    };
  }

  #commit({ expectedHeadOid, message, fileChanges: { additions, deletions = [] } }: Commit): object {
    if (this.fault === "read-only") {
      return { errors: [{ type: "FORBIDDEN", message: "Resource not accessible by personal access token" }] };
    }
    if (expectedHeadOid !== this.#head) {
      return { errors: [{ type: "STALE_DATA", message: "Expected branch to point to another commit" }] };
    }
    const added = additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")] as const);
    for (const [path, content] of added) {
      this.files.set(path, content);
    }
    for (const { path } of deletions) {
      this.files.delete(path);
    }
    this.#record(message.headline);
    const files = added.map(([, content], index) => [`file_${index}`, { oid: hashOf(content) }]);
    const commit = { oid: this.#head, committedDate: "2025-01-02T00:00:00Z", ...Object.fromEntries(files) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
