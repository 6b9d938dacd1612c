/**
 * Returns the script for `<head>` that opens the folds of other screens (`data-open-on`, components/Fold.tsx) in
 * engines that cannot do so in CSS (Chrome before 131, Safari 18.4, Firefox 143).
 */
export const openFoldsScript = (): string =>
  [
    'CSS.supports("selector(::details-content)")||new MutationObserver(function(){',
    'document.querySelectorAll("[data-open-on]:not([data-opened])").forEach(function(e){',
    'if(matchMedia(e.dataset.openOn).matches)e.open=true;e.dataset.opened=""',
    "})}).observe(document,{childList:true,subtree:true})",
  ].join("");
