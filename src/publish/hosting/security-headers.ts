/** Browser features that neither the site nor its embeds use. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
];

/** Two years; the HSTS preload list requires one. */
const HSTS_SECONDS = 63_072_000;

/**
 * Security headers of every response, except the policy.
 * @param hasFrames whether there are embeds of other hosts, which may open a window (payment, sign-in); `same-origin`
 * would cut it off
 */
export const securityHeaders = (hasFrames: boolean): Readonly<Record<string, string>> => ({
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": hasFrames ? "same-origin-allow-popups" : "same-origin",
});
