import { render, screen } from "@testing-library/react";
import { Figure, ProsePictures } from "./Figure";

const drawing = {
  file: {
    relativePath: "images/scenes/tafel.svg",
    publicURL: "/tafel.svg",
    fields: { width: 640, height: 330 },
    childImageSharp: null,
  },
};

test("a drawing in an article is shown in its own size, with its line", () => {
  render(
    <ProsePictures value={[drawing]}>
      <Figure file="scenes/tafel.svg" alt="Een tafel" caption="De tafel." />
    </ProsePictures>,
  );
  const picture = screen.getByRole("img", { name: "Een tafel" });
  expect(picture).toHaveAttribute("src", "/tafel.svg");
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["640", "330"]);
  expect(screen.getByText("De tafel.")).toBeVisible();
});
