import type { ConsentModeMap } from "../consent/consent-mode";

/** Names of the fields of the traffic source that tell where a visit came from (docs/agreement.md#records). */
export const SOURCE_FIELDS = [
  "url",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
  "msclkid",
  "ttclid",
  "li_fat_id",
] as const;

/** Where a visit came from; an empty string for each absent field. */
export type SourceFields = Readonly<Record<(typeof SOURCE_FIELDS)[number], string>>;

/** Once per session: the traffic source record (docs/agreement.md#records). */
export interface TrafficSourceEvent extends SourceFields {
  readonly event: "traffic_source";
  /** When the session started, ISO 8601. */
  readonly timestamp: string;
}

/** What each conversion tells. */
interface ConversionFields extends SourceFields {
  readonly event: "conversion";
  readonly timestamp: string;
  readonly page_path: string;
}

/** Every event of this site (docs/agreement.md#events; docs/tracking.md). */
export type TrackingEvent =
  | TrafficSourceEvent
  /** Once for each pathname that is shown. */
  | { event: "page_view"; page_path: string; page_title: string; timestamp: string }
  /** A click on a call button or phone link. */
  | (ConversionFields & { conversion_type: "phone_click"; label: "Telefoon geklik"; phone_number: string })
  /** An appointment was booked. */
  | (ConversionFields & { conversion_type: "appointment_scheduled"; label: "Afspraak gepland"; value: 1 })
  /** A click on a button that editors gave a name and a location. */
  | { event: "cta_click"; cta_name: string; cta_location: string; timestamp: string }
  /** The first change of a calculator on a page that is shown; what is filled in is never recorded. */
  | { event: "calculator_use"; calculator: "absence"; timestamp: string }
  /** A click on the registration button of a webinar, before its page opens. */
  | { event: "webinar_registration_click"; webinar_name: string; destination_url: string; timestamp: string }
  /** A click on the e-mail or phone button of the partner page; both events are sent. */
  | { event: "partner_contact" | "partner_inquiry"; partner_contact_method: "email" | "phone" }
  /** A quote request was sent; only when analytics is granted. */
  | { event: "form_submission"; category: "engagement"; label: "Mediation Aanvraag" }
  /** The visitor chose in the consent banner. */
  | {
      event: "consent_update";
      consent_necessary: true;
      consent_analytics: boolean;
      consent_marketing: boolean;
      timestamp: string;
      consent_mode: ConsentModeMap;
    }
  /** How fast the first page of a document was; once for each figure, only when analytics is granted. */
  | {
      event: "web_vitals";
      metric_name: "LCP" | "INP" | "CLS";
      /** In ms; CLS without unit. */
      metric_value: number;
      metric_rating: "good" | "needs improvement" | "poor";
      page_path: string;
      timestamp: string;
    };
