import { screen, within } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Webinars } from "./Webinars";

const webinar = (title: string, kind: Queries.WebinarKind) => ({
  slug: title.toLowerCase(),
  title,
  description: "Waar het over gaat",
  duration: "60 minuten",
  kind,
  url: "https://webinars.example/een",
  drawing: { file: { publicURL: "/tekening.svg", fields: { width: 640, height: 330 } }, alt: null },
});

test("each webinar shows its type and duration, and has a link of its own name", () => {
  renderWithTexts(
    <Webinars
      {...{
        anchor: null,
        tone: "sand",
        title: "Webinars",
        intro: null,
        buttonLabel: "Meld je aan",
        kindLabels: { single: "Los webinar", package: "Pakket" },
        webinars: [webinar("Pijnpunten", "single"), webinar("In gesprek", "package")],
      }}
    />,
  );
  const list = within(screen.getByRole("list"));
  expect(list.getAllByText(/minuten/).map(({ textContent }) => textContent)).toEqual([
    "Los webinar · 60 minuten",
    "Pakket · 60 minuten",
  ]);
  expect(list.getByRole("link", { name: /^Meld je aan In gesprek/ })).toBeInTheDocument();
});
