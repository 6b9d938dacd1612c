import notice from "../../data/notice.json";
import { consentHeadScript } from "../features/consent/head-script";
import { askedScript } from "../features/search/asked";
import { earlyClicksScript } from "../features/tracking/early-clicks";
import { dialogCommandsScript } from "./layout/dialog-commands";
import { noticeScript } from "./notice-days";
import { openFoldsScript } from "./open-folds";

/**
 * Script at the top of `<head>`: consent denied by default (Consent Mode v2), then clicks while loading. One script, so
 * that every page needs one hash in its policy.
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
