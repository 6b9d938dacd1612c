import { screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { renderWithTexts } from "../test/render-with-texts";
import ArticleTemplate from "./article";

const drawing = { alt: null, file: { publicURL: "/static/klok.svg", fields: { width: 1120, height: 360 } } };

const show = (related: readonly { link: string; label: string; drawing: typeof drawing }[]) => {
  const data: Queries.ArticleTemplateQuery = {
    article: {
      title: "Verzuim door een conflict",
      date: "2024-03-20",
      readingTime: 6,
      category: { title: "HR Tips" },
      shownDrawing: drawing,
      contents: [],
      pictures: [],
      related,
    },
    articlePageTexts: {
      backLabel: "Naar alle artikelen",
      relatedTitle: "Lees ook",
      contentsTitle: "In dit artikel",
      invitation: "Even overleggen?",
      closing: {
        title: "Hulp nodig?",
        text: "Bel ons.",
        drawing: null,
        intakeLabel: "Plan een gesprek",
        callLabel: "Bel",
      },
    },
  };
  const props = { data, children: <p>De tekst.</p> } as unknown as PageProps<Queries.ArticleTemplateQuery>;
  renderWithTexts(<ArticleTemplate {...props} />);
  const link = screen.getByRole("link", { name: "Naar alle artikelen" });
  expect(link).toHaveAttribute("href", "/blog");
  return within(link.closest("aside") as HTMLElement);
};

it("has no heading above nothing", () => {
  const aside = show([]);
  expect(aside.queryByRole("heading")).not.toBeInTheDocument();
  expect(aside.queryByRole("list")).not.toBeInTheDocument();
});

it("names the articles to read next", () => {
  const aside = show([{ link: "/blog/respect", label: "Met respect uit elkaar", drawing }]);
  expect(aside.getByRole("heading", { name: "Lees ook" })).toBeInTheDocument();
  expect(aside.getByRole("link", { name: "Met respect uit elkaar" })).toHaveAttribute("href", "/blog/respect");
});
