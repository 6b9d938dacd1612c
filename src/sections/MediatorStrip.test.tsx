import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { MediatorStrip } from "./MediatorStrip";

const mediator = (name: string) => ({
  slug: name.toLowerCase(),
  name,
  image: { file: { childImageSharp: null } },
});

test("each portrait leads to the team", () => {
  const names = ["Marjan", "Karim", "Femke"];
  renderWithTexts(
    <MediatorStrip
      section={{
        anchor: null,
        tone: "sand",
        title: "Onze mediators",
        intro: null,
        mediators: names.map(mediator),
        teamAction: {
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
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/over-ons");
  }
});
