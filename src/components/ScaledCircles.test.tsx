import { render, screen } from "@testing-library/react";
import { ScaledCircles } from "./ScaledCircles";

type Chart = Parameters<typeof ScaledCircles>[0]["chart"];
type Bar = Chart["bars"][number];

const bar = (label: string, ...amounts: number[]): Bar => ({
  label,
  value: label,
  detail: null,
  owner: "other",
  unit: "scale",
  segments: amounts.map((amount) => ({ from: null, to: { figures: [amount] }, certainty: "sure" })),
});

const chartOf = (...bars: Bar[]): Chart => ({
  title: "Op schaal",
  summary: "Het een kost honderd, het ander vierhonderd tot negenhonderd.",
  chartLook: "circles",
  ticks: [],
  bars,
});

const radii = (): number[] =>
  [...document.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("r")));

test("the area of a circle is its amount, from the lowest to the highest", () => {
  render(<ScaledCircles chart={chartOf(bar("ons", 100), bar("ander", 400, 900))} shared="tot 4 keer" />);
  const [highest = 0, lowest = 0, ours = 1] = radii();
  expect(lowest / ours).toBeCloseTo(2);
  expect(highest / ours).toBeCloseTo(3);
});

test("who does not see the circles gets the same in a sentence, once", () => {
  render(<ScaledCircles chart={chartOf(bar("ons", 100), bar("ander", 400))} shared="tot 4 keer" />);
  expect(screen.getByText(/^Het een kost honderd/).closest("[aria-hidden]")).toBeNull();
  for (const shown of [screen.getByText("tot 4 keer"), ...screen.getAllByText("ander")]) {
    expect(shown.closest("[aria-hidden]")).not.toBeNull();
  }
});

test("an opening with one amount shows no circles", () => {
  render(<ScaledCircles chart={chartOf(bar("ons", 100))} shared={null} />);
  expect(radii()).toEqual([]);
});
