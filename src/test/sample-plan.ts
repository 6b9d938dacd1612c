import { hostingPlan, type PlanInput } from "../publish/hosting/plan";

/** Content hash in the file names of {@link samplePlan}. */
export const SAMPLE_HASH = "92afc3b4ce1cb8dbf052";

/** A small plan for tests: four pages and two redirects. */
export const samplePlan = (changes: Partial<PlanInput> = {}) =>
  hostingPlan({
    siteUrl: "https://www.example.nl",
    redirects: [
      { from: "/actie", to: "/contact?bron=actie", status: 302 },
      { from: "/offerte-formulier", to: "/contact#formulier", status: 301 },
    ],
    files: [
      "404.html",
      "index.html",
      "contact.html",
      "blog/casus.html",
      `app-${SAMPLE_HASH}.js`,
      "static/a-1.woff2",
      "favicon.ico",
      "google1.html",
      "page-data/contact/page-data.json",
    ],
    pages: ["index.html", "contact.html", "blog/casus.html", "404.html"],
    inlineScripts: ["a"],
    sources: [],
    ...changes,
  });
