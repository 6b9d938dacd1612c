import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import { consentStore } from "../consent/consent-store";
import { timestamp, track } from "./track";

const RATINGS = { good: "good", "needs-improvement": "needs improvement", poor: "poor" } as const;

/**
 * Measures LCP, CLS and INP of this document, and sends each once, if the visitor still allows it. Browsers buffer what
 * came before consent.
 * @param path path of the first page, which the figures belong to
 */
export const measureVitals = (path: string): void => {
  const seen = new Set<string>();
  const report = ({ name, value, rating }: LCPMetric | CLSMetric | INPMetric): void => {
    // The library measures again when the page comes back from the back/forward cache.
    if (seen.has(name)) return;
    seen.add(name);
    if (!consentStore.getSnapshot().analytics) return;
    track({
      event: "web_vitals",
      metric_name: name,
      metric_value: name === "CLS" ? Number(value.toFixed(4)) : Math.round(value),
      metric_rating: RATINGS[rating],
      page_path: path,
      timestamp: timestamp(),
    });
  };
  onLCP(report);
  onCLS(report);
  onINP(report);
};
