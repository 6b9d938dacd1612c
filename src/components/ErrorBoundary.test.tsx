import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ErrorBoundary } from "./ErrorBoundary";

/** Throws when it is pressed. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error("broken");
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Druk
    </button>
  );
}

function Broken(): never {
  throw new Error("broken");
}

const inMain = (children: ReactNode) => (
  <ErrorBoundary selector="main">
    <main id="inhoud" tabIndex={-1} className="tekst">
      <Suspense>{children}</Suspense>
    </main>
  </ErrorBoundary>
);

/** A browser that hydrates what the server sent. */
const arrive = async (sent: ReactNode, hydrated: ReactNode) => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(sent);
  document.body.append(container);
  // React hands what it recovers from to `act` otherwise.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  const recovered = jest.fn();
  hydrateRoot(container, hydrated, { onRecoverableError: recovered, onCaughtError: recovered });
  await waitFor(() => expect(recovered).toHaveBeenCalled());
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  delete document.documentElement.dataset.hydrated;
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("what was on the page stays when it fails later, and what waited to fade in is seen", async () => {
  document.documentElement.dataset.hydrated = "";
  render(
    inMain(
      <div data-reveal="waiting">
        Bel ons <Fragile />
      </div>,
    ),
  );

  await userEvent.click(screen.getByRole("button"));

  expect(screen.getByRole("main")).toHaveTextContent("Bel ons Druk");
  expect(document.querySelector("[data-reveal]")).toBeNull();
});

test("what was typed and chosen stays when the form's script fails", async () => {
  document.documentElement.dataset.hydrated = "";
  render(
    inMain(
      <form>
        <input name="naam" aria-label="Naam" />
        <textarea name="bericht" aria-label="Bericht" />
        <input type="radio" name="wie" value="hr" aria-label="HR" />
        <Fragile />
      </form>,
    ),
  );
  await userEvent.type(screen.getByLabelText("Naam"), "Sanne");
  await userEvent.type(screen.getByLabelText("Bericht"), "Kunt u <snel> bellen?");
  await userEvent.click(screen.getByLabelText("HR"));

  await userEvent.click(screen.getByRole("button"));

  expect(screen.getByLabelText("Naam")).toHaveValue("Sanne");
  expect(screen.getByLabelText("Bericht")).toHaveValue("Kunt u <snel> bellen?");
  expect(screen.getByLabelText("HR")).toBeChecked();
});

test("a part without an element of its own leaves nothing", () => {
  const { container } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  expect(container).toBeEmptyDOMElement();
});

test("an error in what was never shown is passed on", () => {
  document.documentElement.dataset.hydrated = "";
  expect(() => render(inMain(<Broken />))).toThrow("broken");
});

test("what the server sent stays when its script fails", async () => {
  await arrive(inMain(<p>Bel ons</p>), inMain(<Broken />));

  expect(screen.getByRole("main")).toHaveTextContent("Bel ons");
  expect(screen.getByRole("main")).toHaveAttribute("id", "inhoud");
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
  expect(screen.getByRole("main")).toHaveClass("tekst");
});

test("the rest of the page goes on", async () => {
  const other = jest.fn();
  const page = (part: ReactNode) => (
    <>
      {inMain(part)}
      <button type="button" onClick={other}>
        Menu
      </button>
    </>
  );
  await arrive(page(<p>Bel ons</p>), page(<Broken />));

  await userEvent.click(screen.getByRole("button", { name: "Menu" }));

  expect(other).toHaveBeenCalled();
});
