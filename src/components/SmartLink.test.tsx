import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { SmartLink } from "./SmartLink";

const link = () => screen.getByRole("link");

it.each(["/kosten-mediation", "/contact#formulier", "/"])("leaves %s to the router", (href) => {
  renderWithTexts(<SmartLink href={href}>Kosten</SmartLink>);
  expect(link()).toHaveAttribute("href", href);
  expect(link()).toHaveAttribute("data-router");
});

it.each([
  "#programma",
  "tel:+31240000000",
  "mailto:info@voorbeeld.example",
  "https://voorbeeld.example",
  "//voorbeeld.example",
  "/voorwaarden.pdf",
])("leaves %s to the browser, in the same tab", (href) => {
  renderWithTexts(<SmartLink href={href}>Verder</SmartLink>);
  expect(link()).toHaveAttribute("href", href);
  expect(link()).not.toHaveAttribute("data-router");
  expect(link()).not.toHaveAttribute("target");
});

it.each(["https://voorbeeld.example/webinar", "/trainingen"])(
  "opens %s in a new tab without opener, and says so",
  (href) => {
    renderWithTexts(
      <SmartLink href={href} newTab>
        Meld je aan
      </SmartLink>,
    );
    expect(link()).toHaveAccessibleName("Meld je aan (opent in een nieuw tabblad)");
    expect(link()).toHaveAttribute("target", "_blank");
    expect(link()).toHaveAttribute("rel", "noopener");
  },
);

it("passes on what tracking and assistive technology read", () => {
  renderWithTexts(
    <SmartLink href="/blog" data-cta-name="Blog" aria-current="page">
      Blog
    </SmartLink>,
  );
  expect(link()).toHaveAttribute("data-cta-name", "Blog");
  expect(link()).toHaveAttribute("aria-current", "page");
});
