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

const readable = (text, otherwise) => {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return otherwise;
  }
};

/** Gatsby and its router stop at what cannot be decoded: `/caf%E9`, which leads to the not-found page, and `#%`. */
const mendAddress = () => {
  const { href, origin, pathname, search, hash } = window.location;
  const mended = origin + readable(pathname, pathname.replaceAll("%", "%25")) + search + readable(hash, "");
  if (mended !== href) window.history.replaceState(window.history.state, "", mended);
};

const start = async () => {
  mendAddress();
  for (const stage of STAGES) {
    await stage();
    await nextTask();
  }
};

start();
