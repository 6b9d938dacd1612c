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

/** Two years, in seconds: what the HSTS preload list asks for at least is one. */
const HSTS_SECONDS = 63_072_000;

/**
 * Headers of every response beside the policy.
 *
 * @param hasFrames - whether embeds from other hosts are shown; these may open a window of their own (payment, sign-in),
 * which `same-origin` would cut off from them
 */
export const securityHeaders = (hasFrames: boolean): Readonly<Record<string, string>> => ({
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": hasFrames ? "same-origin-allow-popups" : "same-origin",
});
