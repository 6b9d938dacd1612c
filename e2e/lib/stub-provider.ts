import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  forgerPage,
  forgingSchedulingPage,
  forgingWidgetScript,
  formPage,
  KIT_UID,
  kitScript,
  schedulingPage,
  widgetScript,
} from "./stub-pages";

/** Parts of a provider that can misbehave. */
export type StubPart = "widgetScript" | "schedulingPage" | "kitScript" | "formPage";

/**
 * `hang` never answers; `slow` answers when the test says `release()`; `throw` is a script that fails at once or a page
 * that never speaks; `forged` works, but booking messages come from everywhere.
 */
export type StubMode = "ok" | "hang" | "404" | "throw" | "slow" | "forged";

/** A server on loopback that behaves like Calendly, Kit and a form provider. */
export interface StubProvider {
  readonly origin: string;
  /** Addresses for data/integrations.json, by slug. */
  readonly urls: Readonly<Record<"scheduling" | "email-course" | "newsletter" | "quote-form", string>>;
  setMode: (part: StubPart, mode: StubMode) => void;
  /** Answers what `slow` holds back, and stops being slow. */
  release: () => void;
  /** How often a part was asked for. */
  requests: (part: StubPart) => number;
  close: () => Promise<void>;
}

const PATHS: Readonly<Record<string, StubPart>> = {
  "/assets/external/widget.js": "widgetScript",
  "/bureau/intake": "schedulingPage",
  [`/${KIT_UID}/index.js`]: "kitScript",
  "/embed/offerte": "formPage",
};

const HTML = "text/html; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

interface Content {
  type: string;
  body: string;
}

const contentOf = (part: StubPart, mode: StubMode, origin: string, foreignOrigin: string): Content => {
  const forged = mode === "forged";
  switch (part) {
    case "widgetScript":
      return { type: SCRIPT, body: forged ? forgingWidgetScript(origin) : widgetScript };
    case "kitScript":
      return { type: SCRIPT, body: kitScript(origin) };
    case "schedulingPage":
      return { type: HTML, body: forged ? forgingSchedulingPage(foreignOrigin) : schedulingPage };
    case "formPage":
      return { type: HTML, body: formPage };
  }
};

const THROWING = 'throw new Error("stub provider");';

const broken = ({ type }: Content): Content => ({
  type,
  body: type === SCRIPT ? THROWING : `<!doctype html><title>Stub</title><script>${THROWING}</script>`,
});

const send = (response: ServerResponse, { type, body }: Content, status = 200): void => {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
};

/** Starts the stub provider on a free port of 127.0.0.1. */
export const startStubProvider = async (): Promise<StubProvider> => {
  const modes = new Map<StubPart, StubMode>();
  const counts = new Map<StubPart, number>();
  const held: (() => void)[] = [];
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, origin());
    const part = PATHS[pathname];
    if (!part) {
      if (pathname === "/forger") send(response, { type: HTML, body: forgerPage });
      else if (pathname === "/ckjs/ck.6.js") send(response, { type: SCRIPT, body: "" });
      else send(response, { type: HTML, body: "Not found" }, 404);
      return;
    }
    counts.set(part, (counts.get(part) ?? 0) + 1);
    const mode = modes.get(part) ?? "ok";
    const content = contentOf(part, mode, origin(), origin("localhost"));
    switch (mode) {
      case "hang":
        return;
      case "404":
        send(response, { type: HTML, body: "Not found" }, 404);
        return;
      case "throw":
        send(response, broken(content));
        return;
      case "slow":
        held.push(() => send(response, content));
        return;
      default:
        send(response, content);
    }
  });
  const origin = (host = "127.0.0.1") => `http://${host}:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    origin: origin(),
    urls: {
      scheduling: `${origin()}/bureau/intake`,
      "email-course": `${origin()}/${KIT_UID}/index.js`,
      newsletter: `${origin()}/${KIT_UID}/index.js`,
      "quote-form": `${origin()}/embed/offerte`,
    },
    setMode: (part, mode) => modes.set(part, mode),
    release: () => {
      for (const [part, mode] of modes) {
        if (mode === "slow") modes.set(part, "ok");
      }
      for (const answer of held.splice(0)) answer();
    },
    requests: (part) => counts.get(part) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
