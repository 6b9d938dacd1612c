import { SETTLE } from "./kinds";
import { mountEmbed, SLOW } from "./lifecycle";
import type { EmbedConfig, EmbedStatus } from "./types";

const ORIGIN = "https://calendly.com";

const CONFIGS = {
  script: {
    hosts: [{ use: "script", host: "https://f.convertkit.com" }],
    kind: "script",
    url: "https://bureau.kit.com/0a1b2c3d4e/index.js",
    title: "Aanmeldformulier",
    height: 405,
  },
  scheduling: {
    hosts: [],
    kind: "scheduling",
    url: `${ORIGIN}/bureau/intake`,
    title: "Agenda",
    height: 700,
  },
  iframe: {
    hosts: [],
    kind: "iframe",
    url: "https://tally.so/embed/abc",
    title: "Offerteformulier",
    height: 640,
  },
} as const satisfies Record<string, EmbedConfig>;

const kinds = Object.keys(CONFIGS) as (keyof typeof CONFIGS)[];

const LOADING = "loading";
const READY = "ready";
const FAILED = "failed";

/** Lets mutation observers report. */
const settled = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

const setUp = (config: EmbedConfig) => {
  const container = document.createElement("div");
  document.body.append(container);
  const states: EmbedStatus[] = [];
  const onScheduled = jest.fn();
  const mount = () => mountEmbed(container, config, { onStatus: (status) => states.push(status), onScheduled });
  const query = <T extends Element>(selector: string): T => {
    const element = container.querySelector<T>(selector);
    if (!element) throw new Error(`Nothing matches ${selector}`);
    return element;
  };
  return { container, states, onScheduled, mount, query };
};

const answer = (script: HTMLScriptElement, type: "load" | "error") => script.dispatchEvent(new Event(type));

/** What Calendly's script does: adds a spinner and a frame with a title of its own. */
const bringCalendly = () => {
  const initInlineWidget = jest.fn(({ url, parentElement }: { url: string; parentElement: HTMLElement }) => {
    const frame = document.createElement("iframe");
    frame.title = "Select a Date & Time - Calendly";
    frame.dataset.source = `${url}?embed_domain=localhost`;
    parentElement.append(document.createElement("div"), frame);
  });
  Reflect.set(window, "Calendly", { initInlineWidget });
  return initInlineWidget;
};

const send = (source: Window | null, data: unknown, origin = ORIGIN) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));

/** A scheduling embed of which the frame is there. */
const setUpFrame = async () => {
  const embed = setUp(CONFIGS.scheduling);
  const unmount = embed.mount();
  const init = bringCalendly();
  answer(embed.query<HTMLScriptElement>("script"), "load");
  await settled();
  const frame = embed.query<HTMLIFrameElement>("iframe");
  return { ...embed, unmount, init, frame };
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "Calendly");
});

describe.each(kinds)("%s", (kind) => {
  test("is loading at once, and slow after the watchdog's time, not before", () => {
    const { states, mount } = setUp(CONFIGS[kind]);
    mount();
    expect(states).toEqual([LOADING]);

    jest.advanceTimersByTime(SLOW - 1);
    expect(states).toEqual([LOADING]);
    jest.advanceTimersByTime(1);
    expect(states).toEqual([LOADING, FAILED]);
  });

  test("empties the container before it starts", () => {
    const { container, mount } = setUp(CONFIGS[kind]);
    container.innerHTML = "<p>left behind</p>";
    mount();

    expect(container.querySelector("p")).toBeNull();
    expect(container).not.toBeEmptyDOMElement();
  });

  test("leaves nothing behind: elements, listeners, observers, timers", async () => {
    const before = document.documentElement.outerHTML;
    const add = jest.spyOn(EventTarget.prototype, "addEventListener");
    const observe = jest.spyOn(MutationObserver.prototype, "observe");
    const disconnect = jest.spyOn(MutationObserver.prototype, "disconnect");
    const { container, mount } = setUp(CONFIGS[kind]);

    const unmount = mount();
    await settled();
    const listened = add.mock.calls.filter(([type]) => type !== "abort");
    expect(listened).not.toEqual([]);
    unmount();

    container.remove();
    expect(document.documentElement.outerHTML).toBe(before);
    expect(listened.every(([, , options]) => typeof options === "object" && options.signal?.aborted)).toBe(true);
    expect(new Set(disconnect.mock.contexts)).toEqual(new Set(observe.mock.contexts));
    expect(jest.getTimerCount()).toBe(0);
  });

  test("reports nothing after unmount, and a second unmount does no harm", () => {
    const { states, mount } = setUp(CONFIGS[kind]);
    const unmount = mount();
    unmount();
    unmount();
    jest.advanceTimersByTime(10 * SLOW);

    expect(states).toEqual([LOADING]);
  });

  test("starts again on each return, one widget at a time", () => {
    const { container, states, mount } = setUp(CONFIGS[kind]);
    mount()();
    const html = (unmount: () => void) => {
      const seen = container.innerHTML;
      unmount();
      return seen;
    };
    const first = html(mount());
    const second = html(mount());

    expect(first).not.toBe("");
    expect(second).toBe(first);
    expect(container).toBeEmptyDOMElement();
    expect(states).toEqual([LOADING, LOADING, LOADING]);
  });
});

describe("scripts", () => {
  test.each(["script", "scheduling"] as const)("%s: a script of an earlier visit can no longer run", (kind) => {
    const { states, mount, query } = setUp(CONFIGS[kind]);
    const unmount = mount();
    const script = query<HTMLScriptElement>("script");
    unmount();
    answer(script, "load");
    answer(script, "error");

    expect(script.ownerDocument).not.toBe(document);
    expect(states).toEqual([LOADING]);
  });
});

describe("Kit", () => {
  test("the script stands in the container as Kit asks: async, data-uid, src", () => {
    const { mount, query } = setUp(CONFIGS.script);
    mount();
    const script = query<HTMLScriptElement>("script");

    expect(script.async).toBe(true);
    expect(script.dataset.uid).toBe("0a1b2c3d4e");
    expect(script.src).toBe(CONFIGS.script.url);
  });

  test.each(["form", "iframe"])("is ready when a %s appears, however deep", async (tag) => {
    const { container, states, mount } = setUp(CONFIGS.script);
    mount();
    const wrapper = document.createElement("div");
    container.append(wrapper);
    await settled();
    expect(states).toEqual([LOADING]);

    wrapper.append(document.createElement(tag));
    await settled();
    expect(states).toEqual([LOADING, READY]);
    jest.advanceTimersByTime(SLOW);
    expect(states).toHaveLength(2);
  });

  test("a script that brings no form fails soon, and a form that comes after all is shown", async () => {
    const { container, states, mount, query } = setUp(CONFIGS.script);
    mount();
    answer(query<HTMLScriptElement>("script"), "load");
    jest.advanceTimersByTime(SETTLE);
    expect(states).toEqual([LOADING, FAILED]);

    container.append(document.createElement("form"));
    await settled();
    expect(states).toEqual([LOADING, FAILED, READY]);
  });

  test("what the script adds outside the container goes with it, what others add stays", () => {
    const { mount } = setUp(CONFIGS.script);
    const unmount = mount();
    const add = (parent: Element, html: string) => parent.insertAdjacentHTML("beforeend", html);
    add(document.head, '<script src="https://f.convertkit.com/ckjs/ck.6.js"></script>');
    add(document.head, '<link rel="stylesheet" href="https://bureau.kit.com/form.css">');
    add(document.head, '<script src="https://www.googletagmanager.com/gtm.js"></script>');
    add(document.body, '<div class="formkit-overlay"></div>');
    add(document.body, '<div class="page"></div>');
    unmount();

    expect([...document.head.children].map((element) => element.getAttribute("src"))).toEqual([
      "https://www.googletagmanager.com/gtm.js",
    ]);
    expect(document.querySelector(".formkit-overlay")).toBeNull();
    expect(document.querySelector(".page")).not.toBeNull();
  });
});

describe("Calendly", () => {
  test("the script is Calendly's, the widget does not start by itself", () => {
    const { mount, query } = setUp(CONFIGS.scheduling);
    mount();
    const host = query<HTMLElement>(".calendly-inline-widget");

    expect(query<HTMLScriptElement>("script").src).toBe("https://assets.calendly.com/assets/external/widget.js");
    expect(host.dataset.autoLoad).toBe("false");
    expect(host.dataset.url).toBe(CONFIGS.scheduling.url);
    expect(host.style.height).toBe("700px");
  });

  test("is started once, with its page and its own element; the frame gets the site's title", async () => {
    const { init, frame, query } = await setUpFrame();

    expect(init.mock.calls).toEqual([
      [{ url: CONFIGS.scheduling.url, parentElement: query(".calendly-inline-widget") }],
    ]);
    expect(frame.title).toBe("Agenda");
    frame.title = "Select a Date & Time - Calendly";
    await settled();
    expect(frame.title).toBe("Agenda");
  });

  test("is ready when its frame has loaded, also when that comes after the watchdog", async () => {
    const { states, frame, onScheduled } = await setUpFrame();
    expect(states).toEqual([LOADING]);
    jest.advanceTimersByTime(SLOW);
    frame.dispatchEvent(new Event("load"));
    frame.dispatchEvent(new Event("load"));

    expect(states).toEqual([LOADING, FAILED, READY]);
    expect(onScheduled).not.toHaveBeenCalled();
  });

  test.each(["calendly.event_type_viewed", "calendly.page_height"])("%s is no booking", async (event) => {
    const { frame, onScheduled } = await setUpFrame();
    send(frame.contentWindow, { event });

    expect(onScheduled).not.toHaveBeenCalled();
  });

  test("a booking is told once, though it is sent twice, and nothing of it is passed on", async () => {
    const { frame, onScheduled } = await setUpFrame();
    const payload = { invitee: { uri: "https://api.calendly.com/invitees/1", email: "klant@example.org" } };
    send(frame.contentWindow, { event: "calendly.event_scheduled", payload });
    send(frame.contentWindow, { event: "calendly.event_scheduled", payload });

    expect(onScheduled.mock.calls).toEqual([[]]);
  });

  test("each visit may have its own booking", async () => {
    const { frame, onScheduled, unmount, mount, query } = await setUpFrame();
    send(frame.contentWindow, { event: "calendly.event_scheduled" });
    unmount();
    send(frame.contentWindow, { event: "calendly.event_scheduled" });
    mount();
    bringCalendly();
    answer(query<HTMLScriptElement>("script"), "load");
    await settled();
    send(query<HTMLIFrameElement>("iframe").contentWindow, { event: "calendly.event_scheduled" });

    expect(onScheduled).toHaveBeenCalledTimes(2);
  });

  test("a message of a frame from before the return does nothing", async () => {
    const { frame, onScheduled, unmount, mount } = await setUpFrame();
    const oldWindow = frame.contentWindow;
    unmount();
    mount();
    send(oldWindow, { event: "calendly.event_scheduled" });

    expect(onScheduled).not.toHaveBeenCalled();
  });

  test.each([
    ["nothing", undefined],
    ["something else", { initInlineWidget: "no function" }],
    [
      "a widget that throws",
      {
        initInlineWidget: () => {
          throw new Error("Calendly: Widget URL not set");
        },
      },
    ],
  ])("a script that brings %s fails", (_what, global) => {
    const { states, mount, query } = setUp(CONFIGS.scheduling);
    mount();
    if (global) Reflect.set(window, "Calendly", global);
    answer(query<HTMLScriptElement>("script"), "load");

    expect(states).toEqual([LOADING, FAILED]);
  });
});

describe("iframe", () => {
  test("the frame has title, address, loading and height", () => {
    const { mount, query } = setUp(CONFIGS.iframe);
    mount();
    const frame = query<HTMLIFrameElement>("iframe");

    expect(frame.title).toBe("Offerteformulier");
    expect(frame.src).toBe(CONFIGS.iframe.url);
    // Enough for a form and its thank-you page, and no more.
    expect(frame.getAttribute("sandbox")?.split(" ")).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
      "allow-same-origin",
      "allow-scripts",
      "allow-top-navigation-by-user-activation",
    ]);
    expect(frame.getAttribute("loading")).toBe("eager");
    expect([frame.width, frame.height]).toEqual(["100%", "640"]);
  });

  test("is ready on load, also when that comes after the watchdog", () => {
    const { states, mount, query } = setUp(CONFIGS.iframe);
    mount();
    jest.advanceTimersByTime(SLOW);
    const frame = query<HTMLIFrameElement>("iframe");
    frame.dispatchEvent(new Event("load"));
    frame.dispatchEvent(new Event("load"));

    expect(states).toEqual([LOADING, FAILED, READY]);
  });
});
