import { drawAll, watchDrawing } from "../find/draw-all";
import { showField } from "./mark-fields";

/** An observer that never sees anything by itself. */
class Blind {
  observe(): void {
    // Nothing comes into view.
  }

  unobserve(): void {
    // Nothing was in view.
  }
}

const FORM = '<div data-mode="edit" data-locale="nl"><div data-key-path="items"><p></p></div></div><p></p>';

beforeEach(() => {
  window.IntersectionObserver = Blind as never;
  watchDrawing();
  document.body.innerHTML = FORM;
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.checkVisibility = function () {
    return !this.closest("[hidden]");
  };
});

/** The engine as far as it is known: it draws a place when it comes into view. */
const waitToDraw = (place: Element, html: string): void => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries) {
      observer.unobserve(target);
      target.innerHTML = html;
    }
  });
  observer.observe(place);
};

const placeAt = (index: number): Element => document.querySelectorAll("p")[index] as Element;

test("what is out of sight is drawn in one element, and only there", () => {
  waitToDraw(placeAt(0), "veld");
  waitToDraw(placeAt(1), "elders");
  drawAll(document.querySelector("[data-key-path]") as Element);
  expect(document.body.textContent).toBe("veld");
});

test("a field that is not drawn yet, and folded away, gets the cursor", async () => {
  waitToDraw(placeAt(0), '<div hidden data-key-path="items.3.value"><input></div>');
  const unfold = ({ data }: MessageEvent) => {
    expect(data).toEqual({
      type: "highlight-editor-field",
      payload: { locale: "nl", keyPath: "items.3.value" },
    });
    document.querySelector("[hidden]")?.removeAttribute("hidden");
  };
  window.addEventListener("message", unfold);
  await showField(["items", "3", "value"]);
  window.removeEventListener("message", unfold);
  expect(document.querySelector("input")).toHaveFocus();
});

test("a field gets the cursor of whose row only the first field is drawn", async () => {
  document.body.innerHTML =
    '<div data-mode="edit" data-locale="nl"><div id="list-1-item-6-body"><div data-key-path="items.6.slug"><input></div><p></p></div></div>';
  waitToDraw(placeAt(0), '<div data-key-path="items.6.typed.4"><textarea></textarea></div>');
  await showField(["items", "6", "typed", "4"]);
  expect(document.querySelector("textarea")).toHaveFocus();
});

test("a row of a list that is wrong as a whole leads to its first field", async () => {
  document.body.innerHTML = '<div data-key-path="items"><div data-key-path="items.1.title"><input></div></div>';
  await showField(["items", "1"]);
  expect(document.querySelector("input")).toHaveFocus();
});

test("a list gets the cursor on its first entry, not on the menu of the field", async () => {
  document.body.innerHTML =
    '<div data-key-path="menus"><button aria-haspopup="menu">Opties</button><button aria-expanded="false">Uitvouwen</button></div>';
  await showField(["menus"]);
  expect(document.querySelector("[aria-expanded]")).toHaveFocus();
});

test("an empty list gets the cursor on the button that adds to it, as it has nothing to unfold", async () => {
  document.body.innerHTML =
    '<div data-mode="edit" data-locale="nl"><div data-key-path="items"><button aria-haspopup="menu">Opties</button><button aria-expanded="true" disabled>Samenvouwen</button><button>Reden toevoegen</button></div></div>';
  await showField(["items"]);
  expect(document.querySelector("button:last-child")).toHaveFocus();
});

test("a form that was left asks nothing more of the engine, which would empty a pane of the next", async () => {
  const asked = jest.spyOn(window, "postMessage");
  const shown = showField(["items", "3", "value"]);
  document.body.innerHTML = "<ul></ul>";
  window.location.hash = "#/collections/Page";
  await shown;
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(
    { type: "highlight-editor-field", payload: { locale: "nl", keyPath: "items.3.value" } },
    window.location.origin,
  );
  asked.mockRestore();
});
