import { render } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";

const LADDER = { __typename: "ConflictLadderSection" };
const RAIL = { __typename: "ProcessRailSection" };
const HTML =
  '<section data-drawn="ConflictLadderSection" id="ladder" class="css-1"><a href="/offerte">Plan</a></section>';

let drawn: typeof import("./drawn");

beforeEach(async () => {
  jest.resetModules();
  drawn = await import("./drawn");
  window.history.replaceState(null, "", "/arbeidsmediation");
  document.body.innerHTML = `<main>${HTML}</main>`;
});

const main = () => document.querySelector("main") as HTMLElement;

it("keeps what stands in the document of the page that the visitor arrives on", async () => {
  const sections = [LADDER, RAIL];
  expect([...drawn.keepDrawn(sections, "/arbeidsmediation")]).toEqual([LADDER]);
  const link = main().querySelector("a");
  await act(async () => hydrateRoot(main(), <drawn.KeptSection section={LADDER} />));
  expect(main().innerHTML).toBe(HTML);
  expect(main().querySelector("a")).toBe(link);
});

it("fetches the page behind a link that is pointed at or focused", () => {
  const hovering = jest.fn();
  window.___loader = { hovering };
  drawn.keepDrawn([LADDER], "/arbeidsmediation");
  const link = main().querySelector("a") as HTMLAnchorElement;
  link.focus();
  expect(hovering).toHaveBeenLastCalledWith("/offerte");
  hovering.mockClear();
  link.setAttribute("href", "https://elders.example/");
  link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  expect(hovering).not.toHaveBeenCalled();
});

it("draws it again for who comes back", () => {
  drawn.keepDrawn([LADDER], "/arbeidsmediation");
  document.body.innerHTML = "";
  const { container } = render(<drawn.KeptSection section={LADDER} />);
  expect(container.querySelector("#ladder a")).toHaveAttribute("href", "/offerte");
});

it("keeps nothing for a page that is not in the document", () => {
  expect(drawn.keepDrawn([LADDER], "/kosten-mediation").size).toBe(0);
  expect(drawn.keepDrawn([LADDER], "/arbeidsmediation").size).toBe(0);
});

it.each([
  ["a click", {}, "/offerte", true],
  ["a click for a new tab", { ctrlKey: true }, "/offerte", false],
  ["a click on a phone number", {}, "tel:+31240000000", false],
])("takes over %s only where a page of the site is meant", (_name, init, href, byRouter) => {
  drawn.keepDrawn([LADDER], "/arbeidsmediation");
  const link = main().querySelector("a") as HTMLAnchorElement;
  link.setAttribute("href", href);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(byRouter);
});
