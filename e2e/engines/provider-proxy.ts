import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { goodAnswer } from "../lib/providers";

/** Stands in for every host but the site's, for browsers whose client cannot. */
export interface ProviderProxy {
  port: number;
  /** Addresses that were asked for, in order: host and path. */
  asked: readonly string[];
  close: () => void;
}

/** A key and a certificate for a day, which nobody but a browser of a test trusts. */
const certificate = async (): Promise<{ key: string; cert: string }> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "stand-in-"));
  const [keyFile, certFile] = [path.join(folder, "key"), path.join(folder, "cert")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=stand-in"];
  try {
    await promisify(execFile)("openssl", ["req", "-x509", "-days", "1", ...kind, "-keyout", keyFile, "-out", certFile]);
    return { key: await readFile(keyFile, "utf8"), cert: await readFile(certFile, "utf8") };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Receives a form: takes it, but for one whose answers ask for a failure. */
const receive = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const isRefused = Buffer.concat(parts).includes("mislukt");
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.writeHead(isRefused ? 500 : 200).end();
};

/** What Firefox asks its maker now and then, whatever its preferences say; no page asks for it. */
const OF_FIREFOX = /^[^/]+\.mozilla\.(?:com|net|org)\//;

/** Starts a proxy on loopback that answers in place of the providers of the fixture site, and passes nothing on. */
export const startProviderProxy = async (): Promise<ProviderProxy> => {
  const asked: string[] = [];
  const answer: http.RequestListener = (request, response) => {
    const address = `${request.headers.host}${new URL(request.url ?? "", "http://stand-in").pathname}`;
    if (!OF_FIREFOX.test(address)) asked.push(address);
    if (request.method === "POST") {
      void receive(request, response);
      return;
    }
    const content = goodAnswer(address);
    if (content) {
      response.setHeader("Content-Type", content.contentType);
    }
    response.writeHead(content ? 200 : 204).end(content?.body);
  };
  const secure = https.createServer(await certificate(), answer);
  const proxy = http.createServer(answer).on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    secure.emit("connection", socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    asked,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};
