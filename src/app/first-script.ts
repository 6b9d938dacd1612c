import notice from "../../data/notice.json";
import { consentHeadScript } from "../features/consent/head-script";
import { askedScript } from "../features/search/asked";
import { earlyClicksScript } from "../features/tracking/early-clicks";
import { dialogCommandsScript } from "./layout/dialog-commands";
import { noticeScript } from "./notice-days";

/**
 * Script for `<head>` that opens the folds of other screens (`data-open-on`, components/Fold.tsx) in
 * engines that cannot do so in CSS (Chrome before 131, Safari 18.4, Firefox 143).
 */
const openFoldsScript = (): string =>
  [
    'CSS.supports("selector(::details-content)")||new MutationObserver(function(){',
    'document.querySelectorAll("[data-open-on]:not([data-opened])").forEach(function(e){',
    'if(matchMedia(e.dataset.openOn).matches)e.open=true;e.dataset.opened=""',
    "})}).observe(document,{childList:true,subtree:true})",
  ].join("");

/**
 * Script at the top of `<head>`: consent denied by default (Consent Mode v2), then what works before the page comes alive,
 * such as clicks, the menu and folds. One script, so that every page needs one hash in its policy.
 */
export const FIRST_SCRIPT = [
  consentHeadScript(),
  earlyClicksScript(),
  dialogCommandsScript(),
  openFoldsScript(),
  noticeScript(notice),
  askedScript(),
]
  .filter(Boolean)
  .join(";");
