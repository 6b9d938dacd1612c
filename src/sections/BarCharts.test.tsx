import { cleanup, screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { BarCharts } from "./BarCharts";

type Section = Parameters<typeof BarCharts>[0];
type Bar = Section["charts"][number]["bars"][number];

const fact = (...figures: number[]) => ({ figures });

const bar = (label: string, high: Bar["high"], more: Partial<Bar> = {}): Bar => ({
  label,
  value: null,
  detail: null,
  owner: "other",
  unit: "scale",
  low: null,
  beyond: null,
  high,
  ...more,
});

const show = (bars: Bar[]) =>
  renderWithTexts(
    <BarCharts
      {...{
        anchor: null,
        tone: "paper",
        title: "Mediation naast een rechtszaak",
        intro: null,
        actions: null,
        lowLabel: "Laagste",
        highLabel: "Hoogste",
        rareLabel: "Soms",
        charts: [
          {
            title: "Hoelang het duurt",
            summary: "Mediation duurt twee tot vier weken, een rechtszaak zes tot achttien maanden.",
            ticks: [
              { at: null, place: 0, label: "0" },
              { at: fact(18), place: 0, label: "18 maanden" },
            ],
            bars,
          },
        ],
      }}
    />,
  );

/** Custom properties of what is drawn for a bar, in the order of the drawing. */
const drawnFor = (label: string): string[] =>
  [...(screen.getByText(label).parentElement?.nextElementSibling?.children ?? [])].map(
    (part) => part.getAttribute("style") ?? "",
  );

test("a bar is solid up to the lowest figure of a fact and runs on to the highest, on the scale of the last mark", () => {
  show([bar("Rechtszaak", fact(6, 18), { low: fact(6, 18) })]);
  expect(drawnFor("Rechtszaak")).toEqual([`--from: 0; --to: ${6 / 18};`, `--from: ${6 / 18}; --to: 1;`]);
});

test("what is rare runs on from there, up to the highest figure of its own fact", () => {
  show([bar("Rechtszaak", fact(6, 12), { low: fact(6, 12), beyond: fact(18) })]);
  expect(drawnFor("Rechtszaak")).toEqual([
    `--from: 0; --to: ${6 / 18};`,
    `--from: ${6 / 18}; --to: ${12 / 18};`,
    `--from: ${12 / 18}; --to: 1;`,
  ]);
});

test("the legend names what is drawn, and nothing else", () => {
  show([bar("Rechtszaak", fact(6, 12), { low: fact(6, 12), beyond: fact(18) })]);
  expect(screen.getByText("Soms")).toBeInTheDocument();
  cleanup();
  show([bar("Rechtszaak", fact(6, 12), { low: fact(6, 12) })]);
  expect(screen.getByText("Hoogste")).toBeInTheDocument();
  expect(screen.queryByText("Soms")).toBeNull();
});

test("weeks are drawn on a scale of months", () => {
  show([bar("Mediation", fact(2, 26), { unit: "weeks", owner: "mediation" })]);
  expect(drawnFor("Mediation")).toEqual([`--from: 0; --to: ${6 / 18};`]);
});

test("who does not see the bars gets the same in a sentence, once", () => {
  show([bar("Rechtszaak", fact(9), { value: "9 maanden" })]);
  expect(screen.getByText(/^Mediation duurt twee tot vier weken/).closest("[aria-hidden]")).toBeNull();
  expect(screen.getByText("9 maanden").closest("[aria-hidden]")).not.toBeNull();
});
