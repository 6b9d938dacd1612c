import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** Who may do what at a git server. */
export const TOKENS = { writer: "mag-schrijven", reader: "mag-lezen" };

/** A git server that speaks the protocol of all git hosts, on this machine. */
export interface GitServer {
  /** Address of the repository, with what signs in. */
  urlFor(token: string): string;
  /** A status with which it answers everything; 0 for never answering. */
  fault: number | undefined;
  stop(): void;
}

const statusOf = (request: http.IncomingMessage, fault: number | undefined): number => {
  const [, token] = Buffer.from(request.headers.authorization?.split(" ")[1] ?? "", "base64")
    .toString()
    .split(":");
  const writes = /git-receive-pack/.test(request.url ?? "");
  const known = token && Object.values(TOKENS).includes(token);
  return fault ?? (known ? (writes && token !== TOKENS.writer ? 403 : 200) : 401);
};

/** Hands a request to git's own server, which is a program for any web server (CGI). */
const answerByGit = (folder: string, request: http.IncomingMessage, response: http.ServerResponse): void => {
  const { pathname, search } = new URL(request.url ?? "", "http://localhost");
  const git = spawn("git", ["http-backend"], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      REMOTE_USER: "redacteur",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
  });
  request.pipe(git.stdin);
  const chunks: Buffer[] = [];
  git.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  git.on("close", () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf("\r\n\r\n");
    const headers = answer
      .subarray(0, end)
      .toString()
      .split("\r\n")
      .map((line) => line.split(": ") as [string, string]);
    const status = headers.find(([name]) => name === "Status")?.[1] ?? "200";
    response.writeHead(Number.parseInt(status, 10), Object.fromEntries(headers)).end(answer.subarray(end + 4));
  });
};

/** Serves a bare repository as a git host does: over HTTP, to who has a token. */
export const serveGit = async (repository: string): Promise<GitServer> => {
  execFileSync("git", ["-C", repository, "config", "http.receivepack", "true"]);
  const server = http.createServer((request, response) => {
    const status = statusOf(request, gitServer.fault);
    if (status === 200) {
      answerByGit(path.dirname(repository), request, response);
    } else if (status > 0) {
      response.writeHead(status, status === 401 ? { "WWW-Authenticate": "Basic" } : {}).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const gitServer: GitServer = {
    fault: undefined,
    urlFor: (token) => `http://redacteur:${token}@127.0.0.1:${port}/${path.basename(repository)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return gitServer;
};
