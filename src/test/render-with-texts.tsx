import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import navigation from "../../e2e/fixture-site/data/navigation.json";
import site from "../../e2e/fixture-site/data/site.json";
import { type SiteTexts, SiteTextsContext } from "../components/site-texts";

const TEXTS: SiteTexts = {
  ...navigation.labels,
  readingTimeLabel: "{minutes} min leestijd",
  language: "nl",
  phone: site.phone,
};

/**
 * Renders a component with the shared texts that SiteLayout provides.
 * @param texts those that differ
 */
export const renderWithTexts = (ui: ReactElement, texts: Partial<SiteTexts> = {}): RenderResult =>
  render(ui, {
    wrapper: ({ children }) => <SiteTextsContext value={{ ...TEXTS, ...texts }}>{children}</SiteTextsContext>,
  });
