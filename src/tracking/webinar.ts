import { cleanText } from "./text";
import { timestamp, track } from "./track";

const MAX_URL = 500;

/** Sends webinar_registration_click; takes the name of the webinar and the address that opens (specification §7). */
export const webinarRegistrationClick = (name: string, destination: string): void =>
  track({
    event: "webinar_registration_click",
    webinar_name: cleanText(name),
    destination_url: cleanText(destination, MAX_URL),
    timestamp: timestamp(),
  });
