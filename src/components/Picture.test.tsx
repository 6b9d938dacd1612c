import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./Picture";

const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 480,
  height: 320,
  images: { fallback: { src: "/tafel.webp", srcSet: "/tafel.webp 480w", sizes: "30rem" } },
};

const show = () => {
  render(
    <Picture
      file={{ publicURL: "/tafel.png", fields: null, childImageSharp: { gatsbyImageData } }}
      alt="Een gesprek aan tafel"
    />,
  );
  return screen.getByRole("img", { name: "Een gesprek aan tafel" });
};

it("keeps room for the photo, so that nothing moves when it arrives", () => {
  const image = show();
  expect(image).toHaveAttribute("width", "480");
  expect(image).toHaveAttribute("height", "320");
});

it("offers the photo in every width that was made", () => {
  const image = show();
  expect(image).toHaveAttribute("src", "/tafel.webp");
  expect(image).toHaveAttribute("srcset", "/tafel.webp 480w");
  expect(image).toHaveAttribute("sizes", "30rem");
});

it("comes when it is needed", () => {
  expect(show()).toHaveAttribute("loading", "lazy");
});
