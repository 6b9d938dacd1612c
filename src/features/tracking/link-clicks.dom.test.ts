import userEvent from "@testing-library/user-event";
import type { TrackingEvent } from "./events";
import { watchLinkClicks } from "./link-clicks";

const calls: unknown[][] = [];

jest.mock("./track", () => ({
  timestamp: () => "now",
  track: ({ event, timestamp = "never", ...fields }: TrackingEvent & { timestamp?: string }) =>
    calls.push([event, timestamp, ...Object.values(fields)]),
}));

const onPhone = jest.fn();

let prevented: boolean[] = [];

/** jsdom cannot navigate: the end of every click is seen, and kept from going there. */
const stopNavigation = (event: Event) => {
  prevented.push(event.defaultPrevented);
  event.preventDefault();
};

beforeAll(() => {
  watchLinkClicks(onPhone);
  window.addEventListener("click", stopNavigation);
  window.addEventListener("auxclick", stopNavigation);
});

beforeEach(() => {
  onPhone.mockImplementation((number: string) => calls.push(["phone", number]));
  calls.length = 0;
  prevented = [];
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("[data-target]") ?? (document.body.firstElementChild as HTMLElement);
};

const press = (element: Element, type: string, init: MouseEventInit) =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

const WEBINAR =
  '<a href="https://webinars.example.nl/a" target="_blank" rel="noopener" data-webinar="Pijnpunten">Meld je aan</a>';
const CTA = 'data-cta-name="Vraag een offerte aan" data-cta-location="Final CTA Section"';

describe("watchLinkClicks", () => {
  it.each([
    ["a phone link", '<a href="tel:+31240000000">Bel</a>', [["phone", "+31240000000"]]],
    ["a phone link with spaces", '<a href="tel:024%20000 00 00">Bel</a>', [["phone", "024 000 00 00"]]],
    [
      "something inside a phone link",
      '<a href="tel:+31240000000"><svg><path data-target /></svg></a>',
      [["phone", "+31240000000"]],
    ],
    [
      "a link with a name and a location",
      `<a href="/contact#formulier" ${CTA}>Offerte</a>`,
      [["cta_click", "now", "Vraag een offerte aan", "Final CTA Section"]],
    ],
    [
      "a button with a name and a location",
      `<button ${CTA}>Offerte</button>`,
      [["cta_click", "now", "Vraag een offerte aan", "Final CTA Section"]],
    ],
    ["a webinar link", WEBINAR, [["webinar_registration_click", "now", "Pijnpunten", "https://webinars.example.nl/a"]]],
    [
      "a mail link for partners",
      '<a href="mailto:a@example.nl" data-partner-contact="email">Mail</a>',
      [
        ["partner_contact", "never", "email"],
        ["partner_inquiry", "never", "email"],
      ],
    ],
    [
      "a mail link that a button for partners has too, such as that of a phone's bar",
      '<a href="mailto:a@example.nl">Mail</a><a href="mailto:a@example.nl" data-partner-contact="email">Mail</a>',
      [
        ["partner_contact", "never", "email"],
        ["partner_inquiry", "never", "email"],
      ],
    ],
    [
      "a phone link that a button for partners has too",
      '<a href="tel:+31240000000">Bel</a><a href="tel:+31240000000" data-partner-contact="phone">Bel</a>',
      [
        ["phone", "+31240000000"],
        ["partner_contact", "never", "phone"],
        ["partner_inquiry", "never", "phone"],
      ],
    ],
    [
      "the phone link of the header, where a button for partners has it too",
      '<header><a href="tel:+31240000000">Bel</a></header><a href="tel:+31240000000" data-partner-contact="phone">Bel</a>',
      [["phone", "+31240000000"]],
    ],
    [
      "a phone link for partners with a name",
      `<a href="tel:+31240000000" data-partner-contact="phone" ${CTA}>Bel</a>`,
      [
        ["phone", "+31240000000"],
        ["cta_click", "now", "Vraag een offerte aan", "Final CTA Section"],
        ["partner_contact", "never", "phone"],
        ["partner_inquiry", "never", "phone"],
      ],
    ],
    ["a plain link", '<a href="/faq">Vragen</a>', []],
    ["a name without location", '<a href="/faq" data-cta-name="Vragen">Vragen</a>', []],
    ["another contact method", '<a href="/faq" data-partner-contact="fax">Fax</a>', []],
    ["a webinar name on a button", '<button data-webinar="Pijnpunten">Meld je aan</button>', []],
    ["an anchor without address", "<a>Niets</a>", []],
    ["a text", `<p ${CTA}>Tekst</p>`, []],
    ["a switched-off button", `<button disabled ${CTA}>Offerte</button>`, []],
  ])("reports %s, once, and lets it go on", async (_name, html, expected) => {
    const first = page(html);
    await userEvent.click(first.querySelector("a") ?? first);
    expect(calls).toEqual(expected);
    expect(prevented).not.toContain(true);
  });

  it("reports before others handle the click, also when they stop it", async () => {
    const link = page(`<a href="/contact" ${CTA}>Offerte</a>`);
    link.addEventListener("click", (event) => {
      calls.push(["router"]);
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    await userEvent.click(link);
    expect(calls.map(([name]) => name)).toEqual(["cta_click", "router"]);
  });

  it("counts a double click once", async () => {
    await userEvent.dblClick(page('<a href="tel:+31240000000">Bel</a>'));
    expect(calls).toHaveLength(1);
  });

  it("counts a middle click on a link to a page once", async () => {
    const user = userEvent.setup();
    await user.pointer({ keys: "[MouseMiddle]", target: page(WEBINAR) });
    press(page(WEBINAR), "click", { button: 1 });
    expect(calls).toEqual([["webinar_registration_click", "now", "Pijnpunten", "https://webinars.example.nl/a"]]);
  });

  it.each([
    ["a phone link", '<a href="tel:+31240000000">Bel</a>', 1],
    ["a button", `<button ${CTA}>Offerte</button>`, 1],
    ["a link, with the right button", WEBINAR, 2],
  ])("counts no other button press: %s", (_name, html, button) => {
    press(page(html), "auxclick", { button });
    expect(calls).toEqual([]);
  });

  it("lets a click go on when a report throws", async () => {
    const error = jest.spyOn(console, "error").mockImplementation();
    onPhone.mockImplementation(() => {
      throw new Error("broken");
    });
    await userEvent.click(page('<a href="tel:+31240000000">Bel</a>'));
    expect(prevented).toEqual([false]);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
