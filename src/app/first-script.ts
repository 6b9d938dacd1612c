import { dialogCommandsScript } from "../components/layout/dialog-commands";
import { consentHeadScript } from "../consent/head-script";
import { earlyClicksScript } from "../tracking/early-clicks";

/**
 * What must run before anything else: denied by default (Consent Mode v2), then what clicks do while loading. One script,
 * so that the policy of every page needs one hash for it.
 */
export const FIRST_SCRIPT = [consentHeadScript(), earlyClicksScript(), dialogCommandsScript()].join(";");
