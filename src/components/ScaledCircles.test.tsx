import { render, screen } from "@testing-library/react";
import { ScaledCircles } from "./ScaledCircles";

type Amounts = Parameters<typeof ScaledCircles>[0];
type Bar = Amounts["bars"][number];

const bar = (label: string, low: number, high = low): Bar => ({
  label,
  value: label,
  detail: null,
  owner: "other",
  unit: "scale",
  low: { figures: [low] },
  high: { figures: [high] },
  beyond: null,
});

const amounts = (...bars: Bar[]): Amounts => ({
  caption: "De cirkels zijn op schaal.",
  bars,
  shared: "tot 4 keer",
});

const radii = (): number[] =>
  [...document.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("r")));

test("the area of a circle is its amount, from the lowest to the highest", () => {
  render(<ScaledCircles {...amounts(bar("ons", 100), bar("ander", 400, 900))} />);
  const [highest = 0, lowest = 0, ours = 1] = radii();
  expect(lowest / ours).toBeCloseTo(2);
  expect(highest / ours).toBeCloseTo(3);
});

test("who does not see the circles gets the amounts", () => {
  render(<ScaledCircles {...amounts(bar("ons", 100), bar("ander", 400))} />);
  for (const shown of [screen.getByText("tot 4 keer"), ...screen.getAllByText(/ons|ander/)]) {
    expect(shown.closest("[aria-hidden]")).toBeNull();
  }
});

test("circles overlap also where the other amount is far smaller", () => {
  render(<ScaledCircles {...amounts(bar("ons", 100), bar("ander", 1))} />);
  expect(document.querySelector("path")?.getAttribute("d")).toMatch(/^M[\d.A -]+Z$/);
});
