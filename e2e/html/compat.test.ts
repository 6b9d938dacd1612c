import { readdirSync } from "node:fs";
import { browserslist } from "../../package.json";
import { compatCheck, promisedOf } from "./lib/compat";
import { pages, readDeployed, readHtml, SITE_DIR } from "./lib/site";

const NO_SCRIPT = "a visitor without scripts sees a control that does nothing";
const LINES = "lines break where they always did";
const BAR = "the bar at the foot of a phone stays beside the buttons that it repeats";
const PAPER = "paper alone: a break, a margin or a tint differs";
const HINT = "a hint, which a browser may leave alone";
const GUARDED = "asked for before it is used";
const THUMB = "each engine has its own name for the thumb of a slider, and takes no other";
const VITALS = "a figure of speed less: web-vitals asks for it before it is used";
const OTHERS = "a name in React, the router or content, or one that is used only where it is";

/** Features that a supported browser lacks, and why the site works without. */
const WHOLE_WITHOUT: Readonly<Record<string, string>> = {
  "hyphenate-limit-chars": "a long word of a heading is broken at another syllable",
  "-webkit-hyphenate-limit-before": "as hyphenate-limit-chars, in Safari",
  "-webkit-hyphenate-limit-after": "as hyphenate-limit-chars, in Safari",
  "<button command>": "src/app/layout/dialog-commands.ts stands in",
  "<button commandfor>": "src/app/layout/dialog-commands.ts stands in",
  "<details name>": "questions stay open beside each other",
  "<dialog closedby>": "src/app/layout/dialog-commands.ts stands in",
  "<img fetchpriority>": HINT,
  "<link rel=icon>": HINT,
  "<meta name=theme-color>": HINT,
  containerId: "a field of the site's own data by the name of one of the platform",
  "<meta name=viewport>": "means something on phones alone",
  ":-moz-range-thumb": THUMB,
  ":-webkit-slider-thumb": THUMB,
  ":details-content": "paper alone: a folded answer stays folded",
  "<search>": "a landmark less",
  "@media scripting": NO_SCRIPT,
  "@page": PAPER,
  "@starting-style": "what opens is there at once",
  "mask-image": "the strip of partners ends abruptly",
  "field-sizing": "a field for longer answers does not grow",
  "field-sizing: content": "a field for longer answers does not grow",
  "animation-range": "the lines beside the page are whole at once",
  "animation-timeline": "the lines beside the page are whole at once",
  "scroll()": "the lines beside the page are whole at once",
  "timeline-scope": BAR,
  "timeline-scope: none": BAR,
  "view-timeline": BAR,
  "accent-color": "switches in the system's colour",
  "break-after: avoid": PAPER,
  "content-visibility": "paper alone: a folded answer stays folded",
  "content-visibility: visible": "paper alone: a folded answer stays folded",
  "cursor: pointer": "a phone has no pointer",
  "cursor: progress": "a phone has no pointer",
  "forced-color-adjust": "means something where colours are forced alone",
  "forced-color-adjust: none": "means something where colours are forced alone",
  "grid-template-rows: subgrid": "figures stand a line higher or lower than their neighbours",
  hyphens: LINES,
  mask: "Emotion writes -webkit-mask beside it",
  orphans: PAPER,
  "overscroll-behavior": "the page behind a menu scrolls on at its end",
  "print-color-adjust": PAPER,
  "print-color-adjust: exact": PAPER,
  resize: "a phone has no pointer to drag the corner with",
  "resize: vertical": "a phone has no pointer to drag the corner with",
  size: PAPER,
  "text-size-adjust": HINT,
  "text-wrap": LINES,
  "text-wrap-style": LINES,
  "text-wrap-style: balance": LINES,
  "text-wrap: balance": LINES,
  "text-wrap: pretty": LINES,
  activationStart: GUARDED,
  widows: PAPER,
  canIntercept: GUARDED,
  currentEntry: GUARDED,
  connection: GUARDED,
  createPolicy: GUARDED,
  downlink: GUARDED,
  effectiveType: GUARDED,
  globalPrivacyControl: GUARDED,
  popover: GUARDED,
  requestIdleCallback: GUARDED,
  saveData: GUARDED,
  setImmediate: GUARDED,
  trustedTypes: GUARDED,
  PerformanceEventTiming: VITALS,
  PerformanceSoftNavigation: VITALS,
  cancelIdleCallback: VITALS,
  getLargestInteractionContentfulPaint: VITALS,
  hadRecentInput: VITALS,
  interactionCount: VITALS,
  interactionId: VITALS,
  largestContentfulPaint: VITALS,
  paintTime: VITALS,
  prerendering: VITALS,
  presentationTime: VITALS,
  renderTime: VITALS,
  wasDiscarded: VITALS,
  animation: OTHERS,
  retry: OTHERS,
  subject: OTHERS,
  city: OTHERS,
  delay: OTHERS,
  fallback: OTHERS,
  fromElement: OTHERS,
  image: OTHERS,
  postalCode: OTHERS,
  transition: OTHERS,
};

test("the oldest browsers that browserslist promises have every feature, or the site is whole without it", () => {
  const check = compatCheck(promisedOf(browserslist));
  const deployed = (ending: string) =>
    readdirSync(SITE_DIR)
      .filter((file) => file.endsWith(ending))
      .map(readDeployed);
  const styles = new Set(deployed(".css"));
  const scripts = new Set(deployed(".js"));
  for (const { document } of pages) {
    check.html(document);
    for (const { textContent } of document.querySelectorAll("style")) {
      styles.add(textContent ?? "");
    }
    for (const { textContent } of document.querySelectorAll("script:not([type])")) {
      scripts.add(textContent ?? "");
    }
  }
  for (const style of styles) {
    check.css(style);
  }
  check.scripts([...scripts]);
  const unexplained = Object.entries(check.lacking()).filter(([feature]) => !(feature in WHOLE_WITHOUT));
  expect(Object.fromEntries(unexplained)).toEqual({});
});

test("what a browser lacks is noticed, in every language", () => {
  const check = compatCheck(promisedOf(["firefox >= 115", "safari >= 16.4"]));
  check.css("a { color: red; &:has(b) { inset: 0; text-wrap: balance } }");
  check.html(readHtml('<details name="a"><summary>A</summary></details>'));
  check.scripts(["const own = { delay: 1 }; Object.groupBy([], () => own.delay); [].at(0);"]);
  expect(check.lacking()).toEqual({
    ":has": "firefox 115",
    "<details name>": "firefox 115, safari 16.4",
    groupBy: "firefox 115, safari 16.4",
    nesting: "firefox 115, safari 16.4",
    "text-wrap": "firefox 115, safari 16.4",
    "text-wrap: balance": "firefox 115, safari 16.4",
  });
  expect(() => check.scripts(["const a = /[a--b]/v;"])).toThrow();
});
