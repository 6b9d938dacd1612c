import { screen } from "@testing-library/react";
import { renderWithTexts } from "../../test/render-with-texts";
import { ActionLink } from "./ActionLink";

test("the button that enrols for a webinar carries its name, opens a new tab, and gives it no opener", () => {
  renderWithTexts(
    <ActionLink href="https://webinars.example/verdieping" newTab webinar="Verdieping">
      Schrijf je in
    </ActionLink>,
  );
  const button = screen.getByRole("link", { name: /Schrijf je in/ });
  expect(button).toHaveAttribute("href", "https://webinars.example/verdieping");
  expect(button).toHaveAttribute("data-webinar", "Verdieping");
  expect(button).toHaveAttribute("target", "_blank");
  expect(button).toHaveAttribute("rel", "noopener");
});
