import { screen, within } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { ProcessRail } from "./ProcessRail";

test("the stops are a list in order, and the lines are one at the last of them", () => {
  renderWithTexts(
    <ProcessRail
      {...{
        anchor: null,
        tone: "sand",
        title: "Zo verloopt een traject",
        intro: null,
        stops: ["Intake", "Offerte", "Start", "Afspraken"].map((title) => ({ title, detail: `over ${title}` })),
        span: "meestal twee weken",
        spanFrom: 3,
        actions: null,
      }}
    />,
  );
  const stops = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(stops.map((stop) => within(stop).getByRole("heading").textContent)).toEqual([
    "Intake",
    "Offerte",
    "Start",
    "Afspraken",
  ]);
  const gaps = stops.map((stop) => Number(stop.style.getPropertyValue("--gap")));
  expect(gaps.at(0)).toBe(1);
  expect(gaps.at(-1)).toBe(0);
  expect(gaps).toEqual([...gaps].sort((one, other) => other - one));
  expect(screen.getByText("meestal twee weken")).toHaveTextContent("Start, Afspraken: meestal twee weken");
});
