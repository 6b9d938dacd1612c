import { render, screen } from "@testing-library/react";
import { RelatedArticles } from "./RelatedArticles";

const LIST = { path: "/blog", label: "Naar alle artikelen" };

it("has no heading above nothing", () => {
  render(<RelatedArticles title="Lees ook" articles={[]} list={LIST} />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: LIST.label })).toHaveAttribute("href", "/blog");
});
