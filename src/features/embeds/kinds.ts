import { CALENDLY_ORIGIN, CALENDLY_SCRIPT, uidOfScript } from "./hosts";
import type { EmbedCallbacks, EmbedConfig } from "./types";

/** What a kind of embed tells the lifecycle. */
export interface EmbedContext extends Pick<EmbedCallbacks, "onScheduled"> {
  readonly container: HTMLElement;
  readonly config: EmbedConfig;
  /** Aborted when the embed ends. */
  readonly signal: AbortSignal;
  /** Reports that the widget is there. */
  ready: () => void;
  /** Has the fallback shown after a time in ms, unless the widget is ready by then; a later `ready` still counts. */
  failAfter: (ms: number) => void;
}

/** How one kind of embed is loaded: by one element, a script or a frame. */
interface Loading {
  /** What loads the provider; put into the container last, so that nothing starts too early. */
  element: HTMLScriptElement | HTMLIFrameElement;
  /** The element has loaded. */
  onLoad: () => void;
  /** Something in the container has changed. */
  onChange?: () => void;
}

/** From the end of a script until its form must be there, in ms. */
export const SETTLE = 4_000;

/** Sent after a booking, perhaps twice; the first counts. Its payload names the invitee and is never read. */
const EVENT_SCHEDULED = "calendly.event_scheduled";

/** What a form needs, also to pay in a new tab and to lead to the thank-you page: no downloads, no dialogs. */
const SANDBOX =
  "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation";

/** Name that Calendly's script gives its widget. */
const CALENDLY = "Calendly";

interface CalendlyWidget {
  initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void;
}

const scriptFrom = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement("script"), { async: true, src });

/**
 * Page of a provider in a frame. Eager, because the watchdog runs from the start. An error page fires the load event
 * too and cannot be told apart, so phone and mail stay in sight under the frame.
 */
const iframe = ({ config, ready }: EmbedContext): Loading => {
  const element = document.createElement("iframe");
  element.title = config.title;
  element.width = "100%";
  element.height = String(config.height);
  element.setAttribute("loading", "eager");
  element.setAttribute("sandbox", SANDBOX);
  element.style.border = "0";
  element.src = config.url;
  return { element, onLoad: ready };
};

/** Script that draws a form where it stands (Kit): `<script async data-uid src>` inside the container. */
const script = ({ container, config, ready, failAfter }: EmbedContext): Loading => {
  const element = scriptFrom(config.url);
  const uid = uidOfScript(config.url);
  if (uid) element.dataset.uid = uid;
  return {
    element,
    onLoad: () => failAfter(SETTLE),
    onChange: () => container.querySelector("form, iframe") && ready(),
  };
};

const calendlyHost = ({ container, config }: EmbedContext): HTMLElement => {
  const host = document.createElement("div");
  host.className = "calendly-inline-widget";
  host.dataset.url = config.url;
  // Otherwise the script starts the widget a second time.
  host.dataset.autoLoad = "false";
  host.style.height = `${config.height}px`;
  container.append(host);
  return host;
};

/** Scheduling widget (Calendly): its script, then `initInlineWidget`. */
const scheduling = (context: EmbedContext): Loading => {
  const { config, ready, signal, onScheduled } = context;
  const host = calendlyHost(context);

  const hear = ({ origin, source, data }: MessageEvent<{ event?: unknown } | null | undefined>): void => {
    const isOwn = [...host.querySelectorAll("iframe")].some(({ contentWindow }) => contentWindow === source);
    if (source === null || !isOwn || origin !== CALENDLY_ORIGIN || data?.event !== EVENT_SCHEDULED) return;
    window.removeEventListener("message", hear);
    onScheduled();
  };
  window.addEventListener("message", hear, { signal });
  if (!(CALENDLY in window)) signal.addEventListener("abort", () => Reflect.deleteProperty(window, CALENDLY));
  return {
    element: scriptFrom(CALENDLY_SCRIPT),
    // A script that brought no widget throws here, and the embed has failed.
    onLoad: () => {
      host.replaceChildren();
      (Reflect.get(window, CALENDLY) as CalendlyWidget).initInlineWidget({ url: config.url, parentElement: host });
    },
    onChange: () => {
      for (const frame of host.querySelectorAll("iframe")) {
        // The widget gives its frames a title of its own.
        if (frame.title !== config.title) frame.title = config.title;
        frame.onload = ready;
      }
    },
  };
};

/** How an embed of its kind is loaded. Throws for an own form (src/features/forms). */
export const loadingOf = (context: EmbedContext): Loading => {
  const { kind } = context.config;
  if (kind === "form") throw new TypeError("An own form is not loaded");
  return { iframe, script, scheduling }[kind](context);
};
