import { screen, within } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Breadcrumb } from "./Breadcrumb";

const HOME = { title: "Home", path: "/" };
const PARENT = { title: "Arbeidsmediation", path: "/arbeidsmediation" };
const PAGE = { title: "Utrecht", path: "/arbeidsmediation-utrecht" };

it("links to every page above, and names the current one without a link", () => {
  renderWithTexts(<Breadcrumb trail={[HOME, PARENT, PAGE]} />);
  const trail = screen.getByRole("navigation", { name: "Kruimelpad" });
  expect(
    within(trail)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Home", "Arbeidsmediation", "Utrecht"]);
  expect(
    within(trail)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/arbeidsmediation"]);
  expect(within(trail).getByText("Utrecht")).toHaveAttribute("aria-current", "page");
});

it.each([[[]], [[HOME]]])("shows nothing for a trail without a way back: %j", (trail) => {
  const { container } = renderWithTexts(<Breadcrumb trail={trail} />);
  expect(container).toBeEmptyDOMElement();
});
