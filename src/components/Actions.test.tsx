import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Actions } from "./Actions";

const action = (fields: Partial<Queries.ActionFieldsFragment>): Queries.ActionFieldsFragment => ({
  label: "Plan gratis intake",
  link: "/offerte",
  language: null,
  style: "primary",
  newTab: false,
  purpose: "general",
  track: null,
  ...fields,
});

const button = (name: string) => screen.getByRole("link", { name });

it.each([[null], [[]]])("shows nothing for %j", (actions) => {
  const { container } = renderWithTexts(<Actions actions={actions} />);
  expect(container).toBeEmptyDOMElement();
});

it("shows every button, in order", () => {
  renderWithTexts(<Actions actions={[action({}), action({ label: "Bel ons", link: "tel:+31240000000" })]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Plan gratis intake", "Bel ons"]);
});

it("says which button is in another language than the page", () => {
  renderWithTexts(<Actions actions={[action({}), action({ label: "Mediation in English", language: "en" })]} />);
  expect(button("Mediation in English")).toHaveAttribute("lang", "en");
  expect(button("Plan gratis intake")).not.toHaveAttribute("lang");
});

it("gives a call button an icon that is not read out", () => {
  renderWithTexts(<Actions actions={[action({ label: "Bel ons", link: "tel:+31240000000" })]} />);
  expect(button("Bel ons").querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

it("names itself to the cta_click of tracking (docs/agreement.md#events)", () => {
  renderWithTexts(
    <Actions actions={[action({ track: { name: "Vraag een offerte aan", location: "Final CTA Section" } })]} />,
  );
  expect(button("Plan gratis intake")).toHaveAttribute("data-cta-name", "Vraag een offerte aan");
  expect(button("Plan gratis intake")).toHaveAttribute("data-cta-location", "Final CTA Section");
});

it.each([
  ["tel:+31240000000", "partner_contact", "phone"],
  ["mailto:info@voorbeeld.example", "partner_contact", "email"],
  ["tel:+31240000000", "general", null],
] as const)("%s with purpose %s is a partner contact by %s", (link, purpose, method) => {
  renderWithTexts(<Actions actions={[action({ label: "Neem contact op", link, purpose })]} />);
  expect(button("Neem contact op").getAttribute("data-partner-contact")).toBe(method);
});

it("opens a new tab where the content says so", () => {
  renderWithTexts(<Actions actions={[action({ link: "https://voorbeeld.example", newTab: true })]} />);
  expect(button("Plan gratis intake (opent in een nieuw tabblad)")).toHaveAttribute("rel", "noopener");
});
