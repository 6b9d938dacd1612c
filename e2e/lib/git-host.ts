import { createHash } from "node:crypto";
import type { Page, Route } from "playwright/test";
import { siteFiles } from "./studio";

export const GIT_HOST = "https://api.github.com";

const hashOf = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: readonly { path: string; contents: string }[] };
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
  #commits = 1;

  constructor() {
    for (const [file, content] of Object.entries(siteFiles())) {
      this.files.set(file, Buffer.from(content as string));
    }
  }

  text(file: string): string {
    return String(this.files.get(file));
  }

  /** Changes a file, as a colleague would. */
  push(file: string, text: string): void {
    this.files.set(file, Buffer.from(text));
    this.#commits += 1;
  }

  /** Answers the page's requests to the git host. */
  async serve(page: Page): Promise<void> {
    await page.route(`${GIT_HOST}/**`, (route) => this.#answer(route));
  }

  get #head(): string {
    return String(this.#commits).padStart(40, "0");
  }

  async #answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
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
    const ref = { target: { history } };
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

  #commit({ expectedHeadOid, fileChanges: { additions } }: Commit): object {
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
    this.#commits += 1;
    const files = added.map(([, content], index) => [`file_${index}`, { oid: hashOf(content) }]);
    const commit = { oid: this.#head, committedDate: "2025-01-02T00:00:00Z", ...Object.fromEntries(files) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
