import { render, screen } from "@testing-library/react";
import { Outcome } from "./Outcome";

const show = (figure: string) =>
  render(
    <Outcome
      {...{
        anchor: null,
        figure,
        claim: "van de conflicten opgelost",
        outcomeText: "De helft werkt samen verder.",
        left: "samen verder",
        right: "goed uit elkaar",
        halves: { alt: null, width: 1120, height: 330, file: { publicURL: "/afloop.svg" } },
      }}
    />,
  );

test.each([">90%", "12"])("%s stands large before what it counts, in one heading", (figure) => {
  show(figure);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(`${figure} van de conflicten opgelost`);
});

test("both ways out are there in words; the drawing of them is decorative", () => {
  const { container } = show(">90%");
  expect(screen.getByText("De helft werkt samen verder.")).toBeVisible();
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});
