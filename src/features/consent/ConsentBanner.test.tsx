import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import data from "../../../e2e/fixture-site/data/consent.json";
import { ConsentBanner } from "./ConsentBanner";
import { consentStore } from "./consent-store";
import { writeConsent } from "./storage";

const texts: Queries.ConsentBannerTextsFragment = data;

/** Lets the size of the banner change. */
let resize: () => void = () => undefined;
const scrollIntoView = jest.fn();

class TestResizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resize = () => callback([], this);
  }
  observe = () => resize();
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** What the browser tells this tab when another one has changed what is stored. */
const hearOtherTab = () => act(() => void window.dispatchEvent(new StorageEvent("storage")));

beforeEach(() => {
  consentStore.rejectAll();
  localStorage.clear();
  hearOtherTab();
  window.ResizeObserver = TestResizeObserver;
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(240);
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => jest.restoreAllMocks());

const setUp = () => {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <ConsentBanner texts={texts} />
      <main id="inhoud" tabIndex={-1}>
        <a href="#formulier">Offerte</a>
      </main>
      <button type="button" onClick={consentStore.openSettings}>
        Cookie-instellingen
      </button>
    </StrictMode>,
  );
  return user;
};

const region = () => screen.queryByRole("region", { name: texts.label });
const button = (name: string) => screen.getByRole("button", { name });

describe("first view", () => {
  it("stays on Escape", async () => {
    const user = setUp();
    await user.tab();
    await user.keyboard("{Escape}");
    expect(region()).toBeInTheDocument();
  });
});

describe("detail view", () => {
  it("has necessary locked on and the others off, with the focus on its heading", async () => {
    const user = setUp();
    await user.click(button("Instellingen"));
    expect(screen.getByRole("heading", { name: texts.detailTitle })).toHaveFocus();
    const necessary = screen.getByRole("checkbox", { name: texts.necessaryTitle });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    expect(necessary).toHaveAccessibleDescription(`${texts.necessaryLocked} ${texts.necessaryText}`);
    for (const [title, text] of [
      [texts.analyticsTitle, texts.analyticsText],
      [texts.marketingTitle, texts.marketingText],
    ]) {
      const toggle = screen.getByRole("switch", { name: title });
      expect(toggle).not.toBeChecked();
      expect(toggle).toHaveAccessibleDescription(text);
    }
  });
});

describe("opened from the footer", () => {
  it("returns the focus without scrolling, and not at all once the question is back", async () => {
    const user = setUp();
    const opener = button("Cookie-instellingen");
    const focus = jest.spyOn(opener, "focus");
    await user.click(opener);
    await user.click(button("Annuleren"));
    expect(button("Instellingen")).toHaveFocus();
    await user.click(button("Weiger alles"));
    expect(screen.getByRole("main")).toHaveFocus();
    expect(focus).not.toHaveBeenCalledWith({ preventScroll: true });

    await user.click(opener);
    await user.click(button("Annuleren"));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it("announces every saved choice anew", async () => {
    const user = setUp();
    act(() => consentStore.rejectAll());
    expect(screen.getByText(texts.saved)).toBeInTheDocument();
    await user.click(button("Cookie-instellingen"));
    expect(screen.queryByText(texts.saved)).not.toBeInTheDocument();
    await user.click(button("Voorkeuren opslaan"));
    expect(screen.getByText(texts.saved)).toBeInTheDocument();
    expect(button("Cookie-instellingen")).toHaveFocus();
  });

  it("leaves what it announced for ten seconds, not on every page that follows", async () => {
    jest.useFakeTimers();
    setUp();
    act(() => consentStore.rejectAll());
    expect(screen.getByText(texts.saved)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByText(texts.saved)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it("announces nothing when a visitor who saved before cancels", async () => {
    const user = setUp();
    act(() => consentStore.rejectAll());
    await user.click(button("Cookie-instellingen"));
    await user.click(button("Annuleren"));
    expect(region()).not.toBeInTheDocument();
    expect(screen.queryByText(texts.saved)).not.toBeInTheDocument();
  });
});

describe("other tabs", () => {
  it("hides when another tab decided, without announcement and with the focus left alone", () => {
    setUp();
    screen.getByRole("link", { name: "Offerte" }).focus();
    writeConsent({ analytics: true, marketing: true });
    hearOtherTab();
    expect(region()).not.toBeInTheDocument();
    expect(screen.queryByText(texts.saved)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Offerte" })).toHaveFocus();
  });
});

describe("room for the page", () => {
  it("keeps its height free below the content while it is open", async () => {
    const user = setUp();
    const { style } = document.documentElement;
    expect([style.scrollPaddingBottom, style.paddingBottom]).toEqual(["240px", "240px"]);
    jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(300);
    resize();
    expect(style.scrollPaddingBottom).toBe("300px");
    await user.click(button("Weiger alles"));
    expect([style.scrollPaddingBottom, style.paddingBottom]).toEqual(["", ""]);
  });

  it("scrolls what gets the focus under it into view, and nothing else", () => {
    setUp();
    const link = screen.getByRole("link", { name: "Offerte" });
    const opener = button("Cookie-instellingen");
    const place = (element: Element, top: number, bottom: number) =>
      jest.spyOn(element, "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);
    place(region() as HTMLElement, 500, 740);
    place(link, 560, 580);
    place(opener, 460, 500);
    opener.focus();
    button("Weiger alles").focus();
    expect(scrollIntoView).not.toHaveBeenCalled();
    link.focus();
    expect(scrollIntoView.mock.contexts).toEqual([link]);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest", behavior: "instant" });
  });
});

describe("first render in the browser", () => {
  it("is the server's, without banner; the banner comes after hydration", async () => {
    const { renderToString } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
    const banner = <ConsentBanner texts={texts} />;
    const errors = jest.spyOn(console, "error");
    const page = document.createElement("div");
    document.body.append(page);
    page.innerHTML = renderToString(banner);
    expect(region()).not.toBeInTheDocument();
    const root = await act(async () => hydrateRoot(page, banner));
    expect(region()).toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });
});
