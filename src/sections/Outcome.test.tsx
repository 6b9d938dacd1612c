import { render, screen } from "@testing-library/react";
import { Outcome } from "./Outcome";

test("both ways out are there in words; the drawing of them is decorative", () => {
  const { container } = render(
    <Outcome
      {...{
        anchor: null,
        title: "De helft werkt samen verder.",
        outcomeText: "De andere helft neemt afscheid.",
        left: "samen verder",
        right: "goed uit elkaar",
        drawing: { alt: null, file: { publicURL: "/afloop.svg", fields: { width: 1120, height: 330 } } },
      }}
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "De helft werkt samen verder." })).toBeVisible();
  for (const words of ["De andere helft neemt afscheid.", "samen verder", "goed uit elkaar"]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});
