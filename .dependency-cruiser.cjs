/**
 * The import directions of src/, checked by `npm run lint:imports` (docs/decisions/0002-content-model.md).
 * The rooms stand in the order in which data leaves them: a room imports from itself and from rooms below it, never
 * from one above it.
 */
const ROOMS = [
  ["gatsby", "Glue to Gatsby's APIs: only the gatsby-* files in the root load it."],
  ["studio", "The editors' studio shows what the site shows; the site ships nothing of it."],
  ["templates", "One per page family. Gatsby loads them by name."],
  ["sections", "Full-width blocks. Templates put them in order."],
  ["app", "What wraps every page."],
  ["publish", "What is made of finished pages for machines: search engines, hosts, readers of feeds."],
  ["features", "What a visitor does beyond reading, each feature in one folder."],
  ["components", "Parts without queries, which know no feature."],
  ["content", "The content model, its check, Markdown and the GraphQL schema: neither React nor Gatsby."],
  ["styles", "Tokens and global styles."],
  ["lib", "Pure functions that two rooms need."],
];

const names = ROOMS.map(([name]) => name);

/** Pattern of the files of rooms or modules: `src/a/b.ts` and `src/a/b/c.ts` for `a/b`. */
const within = (...modules) => `^src/(?:${modules.join("|")})(?:/|[.]tsx?$)`;

/** Tests and their helpers: they may reach for what they test. */
const TEST_CODE = "[.]test[.]tsx?$|^src/test/";

/** Returns a rule against imports; `comment` tells whoever breaks it why it is there. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { ...from, pathNot: [TEST_CODE, from.pathNot].flat().filter(Boolean) },
  to,
});

const upwards = ROOMS.slice(1).map(([name, comment], index) =>
  rule(
    `from-${name}`,
    `${comment} It imports nothing from: ${names.slice(0, index + 1).join(", ")}.`,
    { path: within(name) },
    { path: within(...names.slice(0, index + 1)) },
  ),
);

/** The parts of a room that do not know each other; `allowed` names what one may import of another. */
const apart = (room, allowed = []) =>
  rule(
    `apart-in-${room}`,
    `The folders of ${room} do not import each other, so that one can be removed whole.`,
    { path: `^src/${room}/([^/]+)/` },
    { path: `^src/${room}/`, pathNot: [`^src/${room}/$1/`, ...allowed.map((part) => within(`${room}/${part}`))] },
  );

module.exports = {
  forbidden: [
    ...upwards,
    apart("features", ["consent"]),
    rule(
      "consent-comes-first",
      "Consent must work when nothing is tracked or embedded.",
      { path: within("features/consent") },
      { path: "^src/features/", pathNot: within("features/consent") },
    ),
    rule(
      "publish-knows-no-parts",
      "Publishing runs in Node: of features it needs the hosts of embeds and the format of the search index.",
      { path: within("publish") },
      {
        path: "^src/features/",
        pathNot: within("features/embeds/hosts", "features/search/index-format", "features/search/terms"),
      },
    ),
    rule(
      "studio-stays-out",
      "The site ships nothing of the editors' studio.",
      { path: "^src/", pathNot: "^src/studio/" },
      { path: within("studio") },
    ),
    rule(
      "templates-are-loaded-by-gatsby",
      "Only the studio's preview imports templates besides Gatsby.",
      { path: "^src/", pathNot: "^src/(?:templates|studio/preview)/" },
      { path: within("templates") },
    ),
    rule(
      "content-and-publish-know-no-gatsby",
      "They outlive Gatsby, and content also React.",
      { path: within("content", "publish/hosting", "publish/feed", "publish/search", "publish/social-images") },
      { path: "node_modules/(?:gatsby|react|react-dom|@emotion)[^/]*/" },
    ),
    rule(
      "no-node-in-the-browser",
      "A browser runs this code: what reads files or starts threads belongs to publish, gatsby or scripts.",
      {
        path: within("templates", "sections", "app", "features", "components", "styles", "lib"),
        // Renders pages on the server; gatsby-ssr.tsx alone imports it.
        pathNot: "^src/app/render-page[.]",
      },
      { dependencyTypes: ["core"] },
    ),
    {
      name: "nothing-imports-tests",
      comment: "Helpers of tests stay out of the site and its build.",
      severity: "error",
      from: { pathNot: TEST_CODE },
      to: { path: TEST_CODE },
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
        "A module that nothing uses and that uses nothing. Type declarations and webpack loaders are not imported.",
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
