import { waitFor } from "@testing-library/react";
import { createElement } from "react";
import { hydrateInSlices } from "./hydrate";

function Broken(): never {
  throw new Error("broken");
}

test("what the server sent is put back when an error ends React, with what was typed and chosen in it", async () => {
  // React hands errors to `act` otherwise.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  const reported = jest.fn();
  window.reportError = reported;
  const container = document.createElement("div");
  container.innerHTML = `<main><a href="tel:+31240000000">Bel ons</a>
    <textarea name="bericht"></textarea><input type="radio" name="wie" value="hr"></main>`;
  const bericht = () => container.querySelector("textarea") as HTMLTextAreaElement;
  const wie = () => container.querySelector("input") as HTMLInputElement;
  bericht().value = "Kunt u <snel> bellen?";
  wie().checked = true;
  document.documentElement.dataset.hydrated = "";

  hydrateInSlices(createElement(Broken), container);

  await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "broken" })));
  expect(container.querySelector("a")).toHaveTextContent("Bel ons");
  expect(bericht().value).toBe("Kunt u <snel> bellen?");
  expect(wie()).toBeChecked();
  // The menus follow CSS alone again.
  expect(document.documentElement.dataset.hydrated).toBeUndefined();
});
