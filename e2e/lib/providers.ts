import type { BrowserContext, Page, Route } from "playwright/test";
import {
  CONTAINER,
  FORM_CODE,
  forgerPage,
  forgingSchedulingPage,
  forgingWidgetScript,
  formPage,
  KIT_UID,
  kitScript,
  schedulingPage,
  widgetScript,
} from "./provider-pages";

/** Parts of the providers that can misbehave. */
export type Part = "container" | "widgetScript" | "schedulingPage" | "kitScript" | "formPage";

/**
 * `hang` never answers; `slow` answers after `release()`; `blocked` acts as a content blocker; `throw` is a script that
 * fails at once or a page that stays silent; `forged` works, with booking messages from everywhere.
 */
export type Mode = "ok" | "hang" | "404" | "throw" | "slow" | "blocked" | "forged";

/** Replaces every host other than the site's. */
export interface Providers {
  setMode: (part: Part, mode: Mode) => void;
  /** Answers what `slow` holds back, and stops being slow. */
  release: () => void;
  /** Requested addresses of a part, in order. */
  requests: (part: Part) => readonly string[];
  /** Every requested address. */
  asked: readonly string[];
}

export interface Content {
  contentType: string;
  body: string;
}

const html = (body: string): Content => ({ contentType: "text/html; charset=utf-8", body });
const script = (body: string): Content => ({ contentType: "text/javascript; charset=utf-8", body });

/** Parts by the addresses of the fixture site's accounts. */
const PARTS: Readonly<Record<string, Part>> = {
  "www.googletagmanager.com/gtm.js": "container",
  "assets.calendly.com/assets/external/widget.js": "widgetScript",
  "calendly.com/bureau/intake": "schedulingPage",
  "calendly.com/bureau/later": "schedulingPage",
  [`bureau.kit.com/${KIT_UID}/index.js`]: "kitScript",
  "tally.so/embed/offerte": "formPage",
};

const CONTENT: Readonly<Record<Part, Content>> = {
  container: script(CONTAINER),
  widgetScript: script(widgetScript),
  schedulingPage: html(schedulingPage),
  kitScript: script(kitScript),
  formPage: html(formPage),
};

const FORGED: Partial<Record<Part, Content>> = {
  widgetScript: script(forgingWidgetScript),
  schedulingPage: html(forgingSchedulingPage),
};

/** Other answers of the providers, in any mode. */
const OTHERS: Readonly<Record<string, Content>> = {
  "www.googletagmanager.com/gtag/js": script("window.tagRuns = true;"),
  [FORM_CODE]: script(""),
  "calendly.com/forger": html(forgerPage),
  "elders.example/forger": html(forgerPage),
};

/**
 * A provider's answer when all is well.
 * @param address host and path, without protocol and query
 * @returns undefined for an unknown address
 */
export const goodAnswer = (address: string): Content | undefined => {
  const part = PARTS[address];
  return part ? CONTENT[part] : OTHERS[address];
};

const THROWING = 'throw new Error("provider");';

const broken = ({ contentType }: Content): Content =>
  contentType.startsWith("text/html")
    ? html(`<!doctype html><title>Stub</title><script>${THROWING}</script>`)
    : script(THROWING);

/** Hosts of the trainings, which links open in a tab. */
const isTab = (hostname: string): boolean => hostname === "trainingen.voorbeeld.example";

const answerOther = (route: Route, address: string, hostname: string): Promise<void> => {
  const content = OTHERS[address];
  if (content) return route.fulfill(content);
  return isTab(hostname) ? route.fulfill(html("<h1>Aanbod</h1>")) : route.fulfill({ status: 204 });
};

/**
 * Answers for every other host at the addresses of the fixture site's accounts, so that the built policy is tested.
 * @param target page or context; a context covers tabs that links open
 */
export const answerForProviders = async (target: BrowserContext | Page): Promise<Providers> => {
  const modes = new Map<Part, Mode>();
  const requests = new Map<Part, string[]>();
  const asked: string[] = [];
  let held: (() => void)[] = [];

  const answerPart = (route: Route, part: Part): Promise<void> => {
    const mode = modes.get(part) ?? "ok";
    const content = (mode === "forged" && FORGED[part]) || CONTENT[part];
    switch (mode) {
      case "hang":
        return Promise.resolve();
      case "404":
        return route.fulfill({ ...html("Not found"), status: 404 });
      case "blocked":
        return route.abort("blockedbyclient");
      case "throw":
        return route.fulfill(broken(content));
      case "slow":
        return new Promise<void>((resolve) => held.push(resolve)).then(() => route.fulfill(content));
      default:
        return route.fulfill(content);
    }
  };

  await target.route(
    (url) => !["127.0.0.1", "localhost"].includes(url.hostname) && !url.hostname.endsWith(".localhost"),
    (route) => {
      const url = route.request().url();
      const { hostname, pathname } = new URL(url);
      const part = PARTS[hostname + pathname];
      asked.push(url);
      if (!part) return answerOther(route, hostname + pathname, hostname);
      requests.set(part, [...(requests.get(part) ?? []), url]);
      return answerPart(route, part);
    },
  );

  return {
    setMode: (part, mode) => modes.set(part, mode),
    release: () => {
      for (const [part, mode] of modes) {
        if (mode === "slow") modes.set(part, "ok");
      }
      for (const answer of held) answer();
      held = [];
    },
    requests: (part) => requests.get(part) ?? [],
    asked,
  };
};
