import type { EmbedContext } from "../context";

/**
 * Page of a provider in a frame (Tally, Cal.com, Typeform, Jotform). Eager, because the watchdog runs from the start and
 * a visitor who follows #formulier must find the form there. The load event also comes for a page of the browser or of
 * a filter: across origins nothing tells them apart, so Embed keeps phone and mail in sight under the frame.
 */
export const startIframe = ({ container, config, ready, listen }: EmbedContext): void => {
  const frame = container.ownerDocument.createElement("iframe");
  frame.title = config.title;
  frame.width = "100%";
  frame.height = String(config.height);
  frame.setAttribute("loading", "eager");
  frame.style.border = "0";
  frame.src = config.url;
  listen(frame, "load", ready);
  container.append(frame);
};
