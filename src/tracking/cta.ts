import { cleanText } from "./text";
import { timestamp, track } from "./track";

/** Sends cta_click; takes the name and the location that editors gave the button (specification §7). */
export const ctaClick = (name: string, location: string): void =>
  track({ event: "cta_click", cta_name: cleanText(name), cta_location: cleanText(location), timestamp: timestamp() });
