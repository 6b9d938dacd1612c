/**
 * Entry of the site in the browser. Webpack would run all modules of the start in one task, in which a tap has to wait;
 * here each group has a task of its own (docs/decisions/0005-hydration-and-hosting.md). The last one is Gatsby's own
 * entry and starts the site; `@reach/router` is its alias for its router. `webpackExports: []` says that nothing is used
 * from here, so that tree shaking goes on.
 */
const STAGES = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@reach/router"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@emotion/react"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../consent/consent-store"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../gatsby-browser"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../.cache/production-app"),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const start = async () => {
  for (const stage of STAGES) {
    await stage();
    await nextTask();
  }
};

start();
