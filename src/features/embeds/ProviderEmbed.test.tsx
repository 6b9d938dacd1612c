import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { consentStore } from "../consent/consent-store";
import { SLOW } from "./lifecycle";
import { ProviderEmbed } from "./ProviderEmbed";

const embedTexts = {
  callLabel: "Bel 024 000 00 00",
  mailLabel: "Stuur een e-mail",
  consentText: "Daarvoor heb je nog geen toestemming gegeven.",
  loadOnceLabel: "Laad eenmalig",
  settingsLabel: "Naar de cookie-instellingen",
};

const kit = {
  slug: "email-course",
  hosts: [],
  kind: "script",
  url: "https://bureau.kit.com/0a1b2c3d4e/index.js",
  containerId: "kit-form-container",
  height: 405,
  title: "Aanmeldformulier voor de gratis e-mailcursus",
  loadingText: "Het aanmeldformulier wordt geladen.",
  fallbackTitle: "Aanmelden kan ook met een berichtje",
  fallbackText: "Mail je voornaam naar info@arbeidsmediation.example of bel 024 000 00 00.",
  contact: { phone: "024 000 00 00", email: "info@arbeidsmediation.example", siteUrl: "https://bureau.example" },
  embedTexts,
  consentCategory: "necessary",
} as const;

const ofMarketing = { ...kit, consentCategory: "marketing" } as const;

const tally = {
  ...kit,
  slug: "quote-form",
  hosts: [],
  kind: "iframe",
  url: "https://tally.so/embed/abc",
  containerId: "quote-form-container",
} as const;

type Props = ComponentProps<typeof ProviderEmbed>;

const setUp = async (change: Partial<Props> = {}) => {
  const props: Props = {
    integration: kit,
    onScheduled: jest.fn(),
    ...change,
  };
  const { rerender } = render(<ProviderEmbed {...props} />);
  await act(async () => {});
  const update = async (next: Partial<Props>) => {
    rerender(<ProviderEmbed {...props} {...next} />);
    await act(async () => {});
  };
  return { update };
};

const container = (id = "kit-form-container"): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
};

/** What Kit's script does when it arrives. */
const formArrives = () =>
  act(async () => {
    container().append(document.createElement("form"));
  });

const scripts = () => container().querySelectorAll("script");

const fallbackHeading = () => screen.queryByRole("heading", { name: kit.fallbackTitle });

const expectFallback = () => {
  expect(fallbackHeading()).toBeVisible();
  expect(screen.getByText(kit.fallbackText)).toBeVisible();
  expect(screen.getByRole("link", { name: embedTexts.callLabel })).toHaveAttribute("href", "tel:+31240000000");
  expect(screen.getByRole("link", { name: embedTexts.mailLabel })).toHaveAttribute(
    "href",
    "mailto:info@arbeidsmediation.example",
  );
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("the same fallback", () => {
  test("not configured: nothing is loaded, nothing is announced, there is nothing to load once", async () => {
    await setUp({ integration: { ...kit, url: "" } });

    expectFallback();
    expect(container()).toBeEmptyDOMElement();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("loading", () => {
  test("is seen, announced politely and marked busy; the fallback keeps its room unseen", async () => {
    await setUp();

    expect(screen.getByRole("status")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(kit.loadingText);
    expect(container()).toHaveAttribute("aria-busy", "true");
    expect(container()).toHaveAttribute("inert");
    expect(screen.getByText(kit.fallbackText)).not.toBeVisible();

    await formArrives();
    expect(container()).toHaveAttribute("aria-busy", "false");
    expect(container()).not.toHaveAttribute("inert");
    expect(container()).toContainElement(document.querySelector("form"));
  });

  test("new callbacks do not load it again", async () => {
    const { update } = await setUp();
    const script = scripts()[0];
    await update({ onScheduled: jest.fn() });
    expect(scripts()[0]).toBe(script);
  });
});

describe("consent", () => {
  test("'Laad eenmalig' loads it, keeps the focus near and asks for nothing else", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await setUp({ integration: ofMarketing });
    expect(screen.getByRole("button", { name: embedTexts.settingsLabel })).toHaveAttribute("data-consent-settings");
    await user.click(screen.getByRole("button", { name: "Laad eenmalig" }));
    await act(async () => {});

    expect(scripts()).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent(kit.loadingText);
    expect(screen.getByRole("region", { name: kit.title })).toHaveFocus();
  });

  test("consent given on the page loads it, consent withdrawn takes it away", async () => {
    await setUp({ integration: ofMarketing });
    await act(async () => consentStore.acceptAll());
    expect(scripts()).toHaveLength(1);
    await formArrives();

    await act(async () => consentStore.rejectAll());
    expect(container()).toBeEmptyDOMElement();
    expectFallback();
    expect(screen.getByRole("button", { name: "Laad eenmalig" })).toBeVisible();
  });

  test("a fallback for another reason speaks of no consent", async () => {
    await setUp();
    act(() => jest.advanceTimersByTime(SLOW));

    expect(screen.queryByText(embedTexts.consentText)).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("focus", () => {
  test("is not lost when the widget replaces the fallback that holds it", async () => {
    await setUp();
    act(() => jest.advanceTimersByTime(SLOW));
    act(() => screen.getByRole("link", { name: embedTexts.callLabel }).focus());
    await formArrives();

    expect(screen.getByRole("region", { name: kit.title })).toHaveFocus();
  });

  test("stays where it is elsewhere on the page", async () => {
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    await setUp();
    await formArrives();

    expect(button).toHaveFocus();
    button.remove();
  });
});

describe("frames", () => {
  const loadFrame = () =>
    act(() => {
      container("quote-form-container").querySelector("iframe")?.dispatchEvent(new Event("load"));
    });

  test("phone and mail stay in sight under a frame: a page of a filter cannot be told from the form", async () => {
    await setUp({ integration: tally });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    loadFrame();

    expect(fallbackHeading()).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: embedTexts.callLabel })).toBeVisible();
    expect(screen.getByRole("link", { name: embedTexts.mailLabel })).toBeVisible();
  });

  test("phone and mail stay in sight under a scheduling frame too", async () => {
    const scheduling = {
      ...kit,
      hosts: [],
      kind: "scheduling",
      url: "https://calendly.com/bureau/intake",
      containerId: "scheduling-container",
    } as const;
    await setUp({ integration: scheduling });
    const box = container("scheduling-container");
    Reflect.set(window, "Calendly", {
      initInlineWidget: ({ parentElement }: { parentElement: HTMLElement }) =>
        parentElement.append(document.createElement("iframe")),
    });
    act(() => {
      box.querySelector("script")?.dispatchEvent(new Event("load"));
    });
    await act(async () => {});
    act(() => {
      box.querySelector("iframe")?.dispatchEvent(new Event("load"));
    });

    expect(fallbackHeading()).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: embedTexts.callLabel })).toBeVisible();
    expect(box).not.toHaveAttribute("inert");
  });
});
