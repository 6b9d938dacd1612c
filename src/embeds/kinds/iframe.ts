import type { EmbedContext } from "../context";

/**
 * What a form needs: its own scripts and storage, to be sent, a payment or a statement in a tab of its own, and to lead on
 * to the thank-you page after a click. Nothing else, such as downloads, dialogs or leading away by itself.
 */
const SANDBOX =
  "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation";

/**
 * Page of a provider in a frame. Eager, because the watchdog runs from the start and
 * a visitor who follows #formulier must find the form there. The load event also comes for a page of the browser or of
 * a filter: across origins nothing tells them apart, so Embed keeps phone and mail in sight under the frame.
 */
export const startIframe = ({ container, config, ready, listen }: EmbedContext): void => {
  const frame = container.ownerDocument.createElement("iframe");
  frame.title = config.title;
  frame.width = "100%";
  frame.height = String(config.height);
  frame.setAttribute("loading", "eager");
  frame.setAttribute("sandbox", SANDBOX);
  frame.style.border = "0";
  frame.src = config.url;
  listen(frame, "load", ready);
  container.append(frame);
};
