import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Prose } from "./Prose";

type Section = Parameters<typeof Prose>[0];

const show = (more: Partial<Section>) =>
  renderWithTexts(
    <Prose
      {...{
        anchor: null,
        tone: "sand",
        collapseLabel: null,
        proseTitle: "Wie betaalt?",
        body: "<p>Meestal de werkgever.</p>",
        image: null,
        drawing: null,
        mirrored: false,
        actions: null,
        ...more,
      }}
    />,
  );

test("a drawing stands beside the text", () => {
  const { container } = show({ drawing: { alt: null, width: 4, height: 3, file: { publicURL: "/tekening.svg" } } });
  expect(screen.getByRole("heading", { name: "Wie betaalt?" })).toBeInTheDocument();
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(container.querySelector("aside img")).toHaveAttribute("src", "/tekening.svg");
});

test("without a drawing the text has the width to itself", () => {
  const { container } = show({});
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(container.querySelector("aside")).toBeNull();
});
