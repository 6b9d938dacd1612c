import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import navigation from "../../e2e/fixture-site/data/navigation.json";
import site from "../../e2e/fixture-site/data/site.json";
import { type SiteTexts, SiteTextsProvider } from "../components/site-texts";

const TEXTS: SiteTexts = {
  ...navigation.labels,
  readingTimeLabel: "{minutes} min leestijd",
  language: "nl",
  phone: site.phone,
};

/** Renders a component with the shared texts that SiteLayout provides. */
export const renderWithTexts = (ui: ReactElement): RenderResult =>
  render(ui, { wrapper: ({ children }) => <SiteTextsProvider value={TEXTS}>{children}</SiteTextsProvider> });
