import { waitFor } from "@testing-library/react";
import { loadBeforeLinks } from "./late-parts";

const teamLoaded = jest.fn();

jest.mock("./Team", () => {
  teamLoaded();
  return { Team: () => null };
});

test("pointing at a link of the site loads the late parts, anything else does not", async () => {
  document.body.innerHTML = '<p>Tekst</p><a href="https://elders.example">Elders</a><a href="/contact">Contact</a>';
  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  loadBeforeLinks();
  pointAt("p");
  pointAt("a");
  await Promise.resolve();
  expect(teamLoaded).not.toHaveBeenCalled();

  pointAt("a[href='/contact']");
  await waitFor(() => expect(teamLoaded).toHaveBeenCalledTimes(1));
});
