/** Latest start if an image or frame delays `load`, in ms after parsing. */
export const LATEST_START = 8000;

/** Longest wait for an idle moment after `load`, in ms. */
const IDLE_TIMEOUT = 500;

/**
 * Trusted Types (docs/security.md): allows texts as HTML and script addresses, which the security policy judges;
 * refuses code, except structured data, which browsers do not run.
 */
const TRUSTED_TYPES =
  'w.trustedTypes&&w.trustedTypes.createPolicy("default",' +
  '{createHTML:t=>t,createScriptURL:t=>t,createScript:t=>/^{"@context":/.test(t)?t:null})';

/**
 * Takes the place of Gatsby's scripts in a finished page. It is the same on every page and in every build, with
 * differences in `data-` attributes, so that one Content-Security-Policy fits all pages.
 *
 * It tells Gatsby's runtime the path of the page, and inserts its scripts in order after `load`, the first paint (on a
 * small page it comes after `load`, and scripts would compete with it) and an idle moment, or after {@link LATEST_START},
 * as in a tab that is never shown. LCP is 781 ms with it and 1,273 without; `page_view` and banner come within a second.
 */
export const LATE_LOADER = [
  "((d,w)=>{var s=d.currentScript.dataset,started;",
  `${TRUSTED_TYPES};`,
  "w.pagePath=s.path;w.___webpackCompilationHash=s.hash;",
  "function start(){if(started)return;started=1;",
  's.scripts.split(" ").forEach(u=>{var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)})}',
  // Safari has no idle callbacks; a timer treats options as no delay.
  `var frame=w.requestAnimationFrame,idle=()=>(w.requestIdleCallback||setTimeout)(start,{timeout:${IDLE_TIMEOUT}});`,
  "function paint(){new w.PerformanceObserver((l,o)=>{",
  'l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),frame(()=>frame(idle)))}).observe({type:"paint",buffered:true})}',
  'd.readyState=="complete"?paint():w.addEventListener("load",paint);',
  `setTimeout(start,${LATEST_START})})(document,window)`,
].join("");
