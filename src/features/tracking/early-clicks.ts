declare global {
  interface Window {
    /** Clicks from before tracking started; gone afterwards. */
    earlyClicks?: MouseEvent[];
  }
}

/**
 * Returns the script for `<head>`, without `<script>` around it, that keeps the clicks from before tracking starts:
 * a visitor who taps the phone number while the page is still loading is a lead too. It reads and sends nothing.
 */
export const earlyClicksScript = (): string =>
  [
    'window.earlyClicks=[];["click","auxclick"].forEach(function(t){',
    "addEventListener(t,function(e){earlyClicks&&earlyClicks.push(e)},true)})",
  ].join("");

/** Returns the clicks that were kept, once, and ends the keeping. */
export const takeEarlyClicks = (): MouseEvent[] => {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return clicks;
};
