import { today } from "../lib/today";

/** A notice with its days, as in data/notice.json. */
type NoticeDays = Partial<Record<"tone" | "text" | "from" | "until", string>>;

/** Attribute of the root element that hides a notice; nothing without one. At build it holds for who has no JavaScript. */
export const noticeAttribute = ({ text, from = "", until = "" }: NoticeDays): object =>
  text ? { "data-notice": today() >= from && today() <= until ? "on" : "off" } : {};

/**
 * Returns the script for `<head>` that sets this attribute to the day of the visit, before anything is drawn; nothing
 * without a notice.
 */
export const noticeScript = ({ text, from = "", until = "" }: NoticeDays): string =>
  text
    ? `(function(t){document.documentElement.dataset.notice=t>=${JSON.stringify(from)}&&t<=${JSON.stringify(until)}?"on":"off"})(new Date().toLocaleDateString("sv",{timeZone:"Europe/Amsterdam"}))`
    : "";
