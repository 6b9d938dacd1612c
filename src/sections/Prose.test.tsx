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
  const { container } = show({
    drawing: { alt: null, file: { publicURL: "/tekening.svg", fields: { width: 4, height: 3 } } },
  });
  expect(screen.getByRole("heading", { name: "Wie betaalt?" })).toBeInTheDocument();
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(container.querySelector("[data-picture] img")).toHaveAttribute("src", "/tekening.svg");
});

test("a drawing that was chosen as a picture stands there in its own size", () => {
  const fields = { width: 640, height: 330 };
  const file = { relativePath: "images/tekening.svg", publicURL: "/tekening.svg", fields, childImageSharp: null };
  show({ image: { alt: "Een tafel", file } });
  const picture = screen.getByRole("img", { name: "Een tafel" });
  expect(picture).toHaveAttribute("src", "/tekening.svg");
  expect(picture).toHaveAttribute("width", "640");
});

test("the first paragraph is beside the drawing with the heading, what follows is a part of its own", () => {
  const drawing = { alt: null, file: { publicURL: "/tekening.svg", fields: { width: 4, height: 3 } } };
  show({ drawing, body: "<p>Meestal de werkgever.</p>\n<h3>Anders</h3><p>Of samen.</p>" });
  const head = screen.getByRole("heading", { name: "Wie betaalt?" }).parentElement;
  expect(head).toContainElement(screen.getByText("Meestal de werkgever."));
  expect(head).not.toContainElement(screen.getByText("Of samen."));
});

test("without a drawing the text has the width to itself", () => {
  const { container } = show({});
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(container.querySelector("[data-picture]")).toBeNull();
});
