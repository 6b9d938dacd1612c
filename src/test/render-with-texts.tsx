import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import navigation from "../../e2e/fixture-site/data/navigation.json";
import site from "../../e2e/fixture-site/data/site.json";
import { type SiteTexts, SiteTextsProvider } from "../components/site-texts";

/** The shared texts of the fixture site. */
export const TEXTS: SiteTexts = {
  ...navigation.labels,
  readingTimeLabel: "{minutes} min leestijd",
  phone: site.phone,
};

/** Renders a component with the shared texts that SiteLayout gives it. */
export const renderWithTexts = (ui: ReactElement): RenderResult =>
  render(ui, { wrapper: ({ children }) => <SiteTextsProvider value={TEXTS}>{children}</SiteTextsProvider> });
