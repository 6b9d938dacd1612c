import { render, waitFor } from "@testing-library/react";
import { createElement, Suspense } from "react";
import { loadBeforeLinks, loadLateParts } from "../app/late";
import { Team } from "./late-parts";

const teamLoaded = jest.fn();

jest.mock("./Team", () => {
  teamLoaded();
  return { Team: () => "Het team" };
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

test("what is loaded is there in the first drawing, when the router looks for an anchor", async () => {
  const draw = () =>
    render(createElement(Suspense, { fallback: "Nog niets" }, createElement(Team, {} as never))).container;
  await loadLateParts();
  expect(draw()).toHaveTextContent("Het team");
});
