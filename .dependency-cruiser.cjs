/**
 * The import directions of src/, checked by `npm run lint:imports` (docs/decisions/0002-content-model.md):
 * templates → sections → components → styles | lib. What a layer may import besides itself stands here once.
 */
const ALLOWED = {
  app: ["components", "consent", "lib", "seo", "styles", "tracking"],
  templates: ["components", "lib", "sections", "seo", "styles"],
  sections: ["components", "consent", "embeds", "lib", "styles", "tracking"],
  components: ["lib", "search", "styles"],
  // Search over the pages: the index that the build writes, and what the browser does with it.
  search: ["lib"],
  embeds: ["components", "lib", "styles"],
  // Asks consent, never the reverse: consent must work when nothing is tracked.
  tracking: ["consent", "lib"],
  consent: ["lib", "styles"],
  // Build-time rooms run without React and know no Gatsby; the glue in gatsby/ joins them.
  // Reads and renders Markdown and MDX; the check, the build and the studio share it.
  markdown: ["lib"],
  "content-check": ["content-model", "lib", "markdown"],
  hosting: ["embeds/hosts", "lib"],
  "social-images": ["lib", "seo/types", "styles/tokens"],
  feed: ["lib", "seo/urls"],
  gatsby: [
    "app/first-script",
    "content-check",
    "content-model",
    "embeds/hosts",
    "feed",
    "hosting",
    "lib",
    "markdown",
    "search",
    "seo",
    "social-images",
    "studio/serve",
  ],
  // The editors' studio shows what the site shows, from the model that the build uses.
  studio: [
    "components",
    "content-check",
    "content-model",
    "gatsby/schema",
    "lib",
    "markdown",
    "sections",
    "styles",
    "templates",
  ],
  seo: ["content-model", "lib", "styles/tokens"],
  "content-model": [],
  lib: [],
  styles: [],
};

/** Tests, and the helpers in test/ and content-check/ that only they use: they may reach for what they test. */
const TEST_CODE = "[.]test[.]tsx?$|^src/test/|^src/content-check/(?:test-site|example-data)[.]ts$";

/** What `src/a/b.ts` and `src/a/b/c.ts` start with, for the layer or module `a/b`. */
const within = (names) => `^src/(?:${names.join("|")})(?:/|[.]tsx?$)`;

const directions = Object.entries(ALLOWED).map(([layer, allowed]) => ({
  name: `from-${layer}`,
  comment: `src/${layer} may import from itself${allowed.map((name) => `, ${name}`).join("")}; nothing else in src.`,
  severity: "error",
  from: { path: within([layer]), pathNot: TEST_CODE },
  to: { path: "^src/", pathNot: within([layer, ...allowed]) },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: "nothing-imports-templates",
      comment: "Gatsby alone loads templates (src/gatsby/create-pages.ts names their files), and the studio's preview.",
      severity: "error",
      from: { pathNot: "^src/(?:templates|studio/preview)/" },
      to: { path: "^src/templates/" },
    },
    {
      name: "nothing-imports-tests",
      comment: "Helpers of tests stay out of the site and its build.",
      severity: "error",
      from: { pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
    {
      name: "gatsby-is-glue",
      comment:
        "Only the gatsby-* files load the glue; its schema knows no Gatsby, and the studio's preview uses it too.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/gatsby/|${TEST_CODE}` },
      to: { path: "^src/gatsby/", pathNot: "^src/gatsby/schema/" },
    },
    {
      name: "studio-stays-out",
      comment: "The site ships nothing of the editors' studio.",
      severity: "error",
      from: { pathNot: "^src/studio/" },
      to: { path: "^src/studio/", pathNot: "^src/studio/serve[.]ts$" },
    },
    {
      name: "no-circular",
      comment: "Modules that need each other are one module, or hide a third. Types alone may refer to each other.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment:
        "A module that nothing uses and that uses nothing. Type declarations and webpack loaders are no imports.",
      severity: "error",
      from: { orphan: true, pathNot: ["[.]d[.]ts$", "[.]cjs$", TEST_CODE] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^data/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
