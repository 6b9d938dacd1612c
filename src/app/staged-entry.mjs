/**
 * Entry in the browser. Webpack would run all modules in one task, which delays taps; here each group has its own
 * (docs/decisions/0005-hydration-and-hosting.md). The last one is Gatsby's own entry. `webpackExports: []` keeps tree
 * shaking on.
 */
const STAGES = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@reach/router"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@emotion/react"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../features/consent/consent-store"),
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
