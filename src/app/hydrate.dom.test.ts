import { waitFor } from "@testing-library/react";
import { createElement } from "react";
import { hydrateInSlices } from "./hydrate";

function Broken(): never {
  throw new Error("broken");
}

test("what the server sent is put back when an error ends React", async () => {
  // React hands errors to `act` otherwise.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  const reported = jest.fn();
  window.reportError = reported;
  const container = document.createElement("div");
  const html = '<main><a href="tel:+31240000000">Bel ons</a></main>';
  container.innerHTML = html;
  document.documentElement.dataset.hydrated = "";

  hydrateInSlices(createElement(Broken), container);

  await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "broken" })));
  expect(container.innerHTML).toBe(html);
  // The menus follow CSS alone again.
  expect(document.documentElement.dataset.hydrated).toBeUndefined();
});
