import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { MediatorStrip } from "./MediatorStrip";

const mediator = (name: string) => ({
  slug: name.toLowerCase(),
  card: name === "Karim" ? null : `/team#${name.toLowerCase()}`,
  name,
  image: {
    alt: "Portret",
    file: { publicURL: "/marjan.svg", fields: { width: 400, height: 400 }, childImageSharp: null },
  },
});

test("each portrait leads to the card of that person, or where the button leads", () => {
  const names = ["Marjan", "Karim", "Femke"];
  renderWithTexts(
    <MediatorStrip
      {...{
        anchor: null,
        tone: "sand",
        title: "Onze mediators",
        intro: null,
        mediators: names.map(mediator),
        action: {
          label: "Het team",
          link: "/over-ons",
          language: null,
          style: "secondary",
          newTab: false,
          purpose: "general",
          track: null,
        },
      }}
    />,
  );
  for (const name of names) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      name === "Karim" ? "/over-ons" : `/team#${name.toLowerCase()}`,
    );
  }
});
