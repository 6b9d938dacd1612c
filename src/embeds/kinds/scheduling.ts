import { EMBED_TIMING, type EmbedContext } from "../context";
import { calendlyEvent, EVENT_SCHEDULED } from "../messages";
import { addScript } from "../script-tag";
import { schedulingOrigin, schedulingScript } from "../urls";

interface Widget {
  initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void;
}

const GLOBAL = "Calendly";

const isWidget = (value: unknown): value is Widget =>
  typeof value === "object" &&
  value !== null &&
  "initInlineWidget" in value &&
  typeof value.initInlineWidget === "function";

const makeHost = ({ container, config }: EmbedContext): HTMLElement => {
  const host = container.ownerDocument.createElement("div");
  host.className = "calendly-inline-widget";
  host.dataset.url = config.url;
  // Else the script starts the widget itself, a second time.
  host.dataset.autoLoad = "false";
  host.style.height = `${config.height}px`;
  container.append(host);
  return host;
};

/** Gives every frame of the widget its title, again when the widget sets its own, and tells of each frame once. */
const watchFrames = (host: HTMLElement, title: string, onFrame: (frame: HTMLIFrameElement) => void): (() => void) => {
  const known = new WeakSet<HTMLIFrameElement>();
  const observer = new MutationObserver(() => {
    for (const frame of host.querySelectorAll("iframe")) {
      if (frame.title !== title) frame.title = title;
      if (known.has(frame)) continue;
      known.add(frame);
      onFrame(frame);
    }
  });
  observer.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ["title"] });
  return () => observer.disconnect();
};

/**
 * Scheduling widget (Calendly): its script, then `initInlineWidget`. Ready when its page sends the first genuine
 * message, which a page of the browser, of a filter or a not-found page never does.
 */
export const startScheduling = (context: EmbedContext): void => {
  const { container, config, ready, fail, answered, after, listen, onUnmount, scheduled } = context;
  const script = schedulingScript(config.url);
  const view = container.ownerDocument.defaultView;
  if (!script || !view) {
    fail("error");
    return;
  }
  const host = makeHost(context);
  const origin = schedulingOrigin(config.url);

  listen(view, "message", (message) => {
    const windows = [...host.querySelectorAll("iframe")].map(({ contentWindow }) => contentWindow);
    const event = calendlyEvent(message as MessageEvent<unknown>, { origin, windows });
    if (event === undefined) return;
    ready();
    if (event === EVENT_SCHEDULED) scheduled();
  });
  onUnmount(
    watchFrames(host, config.title, (frame) =>
      listen(frame, "load", () => {
        answered();
        after(EMBED_TIMING.confirm, () => fail("unconfirmed"));
      }),
    ),
  );

  const wasThere = GLOBAL in view;
  onUnmount(() => {
    if (!wasThere) Reflect.deleteProperty(view, GLOBAL);
  });
  const init = (): void => {
    const widget: unknown = Reflect.get(view, GLOBAL);
    try {
      if (!isWidget(widget)) throw new TypeError("The script brought no widget");
      host.replaceChildren();
      widget.initInlineWidget({ url: config.url, parentElement: host });
    } catch {
      fail("error");
    }
  };
  onUnmount(addScript(container, script, {}, { onLoad: init, onError: () => fail("error") }));
};
