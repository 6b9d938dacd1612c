import { render, screen, within } from "@testing-library/react";
import { ConflictLadder } from "./ConflictLadder";

const step = (title: string) => ({ title, text: `Zo ziet ${title} eruit.` });

test("the ladder is a list in order, and the two shapes drift apart on each step", () => {
  const { container } = render(
    <ConflictLadder
      section={{
        anchor: null,
        tone: "sand",
        title: "Als praten niet meer lukt",
        ladderIntro: "Een conflict begint klein.",
        steps: ["irritatie", "kampen", "rechtszaak"].map(step),
        bracket: "hier helpt een gesprek",
        reach: 2,
        testimonial: { author: "HR-adviseur", quote: "Ik kreeg de ruimte.", note: null },
      }}
    />,
  );
  expect(screen.getByRole("figure")).toHaveTextContent("“Ik kreeg de ruimte.”HR-adviseur");
  const steps = within(screen.getByRole("list")).getAllByRole("heading", { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual(["irritatie", "kampen", "rechtszaak"]);
  expect(screen.getByText("hier helpt een gesprek")).toHaveTextContent("irritatie, kampen: hier helpt een gesprek");
  const distances = [...container.querySelectorAll("svg")].map((pair) => {
    const [left, right] = [...pair.querySelectorAll(":scope > circle")].map((circle) =>
      Number(circle.getAttribute("cx")),
    );
    return Number(right) - Number(left);
  });
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(new Set(distances).size).toBe(3);
});
