import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Prose } from "./Prose";

type Section = Parameters<typeof Prose>[0]["section"];

const show = (more: Partial<Section>) =>
  renderWithTexts(
    <Prose
      section={{
        anchor: null,
        tone: "sand",
        collapseLabel: null,
        proseTitle: "Wie betaalt?",
        body: "<p>Meestal de werkgever.</p>",
        image: null,
        drawing: null,
        mirrored: false,
        testimonial: null,
        actions: null,
        ...more,
      }}
    />,
  );

test("a quote stands beside the text, with who said it", () => {
  show({ testimonial: { author: "Analist", quote: "Het ging eerlijk.", note: null } });
  expect(screen.getByRole("heading", { name: "Wie betaalt?" })).toBeInTheDocument();
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveTextContent("“Het ging eerlijk.”Analist");
});

test("without a quote the text has no figure", () => {
  show({});
  expect(screen.getByText("Meestal de werkgever.")).toBeInTheDocument();
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});
