import { render, screen } from "@testing-library/react";
import { PeopleShare } from "./PeopleShare";

const face = (name: string) => ({
  file: { publicURL: `/${name}.svg`, fields: { width: 400, height: 400 } },
  alt: null,
});

const section = (display: string, figures: number[]) => ({
  anchor: null,
  tone: "paper" as const,
  share: { display, figures },
  claim: "medewerkers",
  explanation: "Toelichting.",
  people: [face("een"), face("twee")],
});

const figures = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((img) => img.className.includes("counted"));

it("draws as many people as the fact says, and says it in words", () => {
  const { container } = render(<PeopleShare {...section("2 op de 5", [2, 5])} />);
  expect(figures(container)).toEqual([true, true, false, false, false]);
  expect(screen.getByRole("heading", { name: "2 op de 5 medewerkers" })).toBeVisible();
});

it.each([
  ["a fact without two figures", "bijna iedereen", []],
  ["more people than fit", "1 op de 50", [1, 50]],
])("draws nothing of %s", (_what, display, share) => {
  const { container } = render(<PeopleShare {...section(display, share)} />);
  expect(figures(container)).toEqual([]);
  expect(screen.getByRole("heading")).toHaveTextContent(display);
});
