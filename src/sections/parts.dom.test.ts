import { render } from "@testing-library/react";
import { createElement, Suspense } from "react";
import { loadLateParts } from "../app/late";
import { Team } from "./parts";

jest.mock("./Team", () => ({ Team: () => "Het team" }));

test("what is loaded is there in the first drawing, when the router looks for an anchor", async () => {
  const draw = () =>
    render(createElement(Suspense, { fallback: "Nog niets" }, createElement(Team, {} as never))).container;
  await loadLateParts();
  expect(draw()).toHaveTextContent("Het team");
});
