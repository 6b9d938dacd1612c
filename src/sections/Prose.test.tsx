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

test("a drawing that was chosen as a picture stands there in its own size", () => {
  const file = { publicURL: "/tekening.svg", fields: { width: 640, height: 330 }, childImageSharp: null };
  show({ image: { alt: "Een tafel", file } });
  const picture = screen.getByRole("img", { name: "Een tafel" });
  expect(picture).toHaveAttribute("src", "/tekening.svg");
  expect(picture).toHaveAttribute("width", "640");
});

test.each([
  ["short", 10, true],
  ["long", 400, false],
])("whether the parts of a %s text stand beside its drawing", (_length, words, isBeside) => {
  const part = (name: string) => `<h3>${name}</h3><p>${"woord ".repeat(words)}</p>`;
  const drawing = { alt: null, width: 4, height: 3, file: { publicURL: "/tekening.svg" } };
  const { container } = show({ drawing, body: `<p>Meestal de werkgever.</p>${part("Eén")}${part("Twee")}` });
  const beside = container.querySelector("aside")?.parentElement;
  expect(beside).toContainElement(screen.getByText("Meestal de werkgever."));
  expect(beside?.contains(screen.getByRole("heading", { name: "Twee" }))).toBe(isBeside);
});

test("without a drawing the text has the width to itself", () => {
  const { container } = show({});
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(container.querySelector("aside")).toBeNull();
});
