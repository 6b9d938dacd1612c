import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./Picture";

const IMAGE: IGatsbyImageData = {
  layout: "constrained",
  width: 480,
  height: 320,
  images: {
    sources: [{ type: "image/webp", srcSet: "/tafel.webp 480w", sizes: "30rem" }],
    fallback: { src: "/tafel.png", srcSet: "/tafel.png 480w", sizes: "30rem" },
  },
};

const image = () => screen.getByRole("img", { name: "Een gesprek aan tafel" });

it("keeps room for the picture, so that nothing moves when it arrives", () => {
  render(<Picture image={IMAGE} alt="Een gesprek aan tafel" />);
  expect(image()).toHaveAttribute("width", "480");
  expect(image()).toHaveAttribute("height", "320");
});

it("offers the modern format first and the fallback to every browser", () => {
  render(<Picture image={IMAGE} alt="Een gesprek aan tafel" />);
  const source = image().parentElement?.querySelector("source");
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/tafel.webp 480w");
  expect(image()).toHaveAttribute("src", "/tafel.png");
});

it("comes when it is needed", () => {
  render(<Picture image={IMAGE} alt="Een gesprek aan tafel" />);
  expect(image()).toHaveAttribute("loading", "lazy");
});

it("does without other formats", () => {
  render(<Picture image={{ ...IMAGE, images: { fallback: { src: "/tafel.png" } } }} alt="Een gesprek aan tafel" />);
  expect(image().parentElement?.querySelector("source")).toBeNull();
});
