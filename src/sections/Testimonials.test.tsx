import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Testimonials } from "./Testimonials";

type Section = Parameters<typeof Testimonials>[0];

const testimonial = (slug: string) => ({ slug, author: "HR-manager", quote: `${slug} hielp ons.`, note: null });

const action: NonNullable<Section["actions"]>[number] = {
  label: "Alle ervaringen",
  link: "/referenties",
  style: "text",
  newTab: false,
  language: null,
  purpose: "general",
  track: null,
};

test.each([
  ["one quote", ["Een"]],
  ["more quotes", ["Een", "Twee", "Drie"]],
])("%s: each is shown once, and so is the button", (_name, slugs) => {
  const section = { anchor: null, tone: "apricot", title: "Ervaringen", intro: null, collapseLabel: null } as const;
  const testimonials = slugs.map(testimonial);
  renderWithTexts(
    <Testimonials {...{ ...section, testimonials, drawing: null, quotePrice: null, actions: [action] }} />,
  );
  expect(screen.getAllByRole("blockquote").map(({ textContent }) => textContent?.trim())).toEqual(
    slugs.map((slug) => `“${slug} hielp ons.”`),
  );
  expect(screen.getAllByRole("link", { name: "Alle ervaringen" })).toHaveLength(1);
});
