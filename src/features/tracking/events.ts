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

/** Once for each pathname that is shown. */
interface PageViewEvent {
  readonly event: "page_view";
  readonly page_path: string;
  readonly page_title: string;
  readonly timestamp: string;
}

interface ConversionFields extends SourceFields {
  readonly event: "conversion";
  readonly timestamp: string;
  readonly page_path: string;
}

/** A click on a call button or phone link. */
interface PhoneClickEvent extends ConversionFields {
  readonly conversion_type: "phone_click";
  readonly label: "Telefoon geklik";
  readonly phone_number: string;
}

/** An appointment was booked. */
interface AppointmentScheduledEvent extends ConversionFields {
  readonly conversion_type: "appointment_scheduled";
  readonly label: "Afspraak gepland";
  readonly value: 1;
}

/** A click on a button that editors gave a name and a location. */
interface CtaClickEvent {
  readonly event: "cta_click";
  readonly cta_name: string;
  readonly cta_location: string;
  readonly timestamp: string;
}

/** The first change of a calculator on a page that is shown; what is filled in is never recorded. */
interface CalculatorUseEvent {
  readonly event: "calculator_use";
  readonly calculator: "absence";
  readonly timestamp: string;
}

/** A click on the registration button of a webinar, before its page opens. */
interface WebinarRegistrationClickEvent {
  readonly event: "webinar_registration_click";
  readonly webinar_name: string;
  readonly destination_url: string;
  readonly timestamp: string;
}

/** How a partner gets in touch. */
export type PartnerContactMethod = "email" | "phone";

/** A click on the e-mail or phone button of the partner page; both events are sent. */
interface PartnerEvent {
  readonly event: "partner_contact" | "partner_inquiry";
  readonly partner_contact_method: PartnerContactMethod;
}

/** A quote request was sent; only when analytics is granted. */
interface FormSubmissionEvent {
  readonly event: "form_submission";
  readonly category: "engagement";
  readonly label: "Mediation Aanvraag";
}

/** The visitor chose in the consent banner. */
interface ConsentUpdateEvent {
  readonly event: "consent_update";
  readonly consent_necessary: true;
  readonly consent_analytics: boolean;
  readonly consent_marketing: boolean;
  readonly timestamp: string;
  readonly consent_mode: ConsentModeMap;
}

/** A figure of how fast a page was for its visitor. */
type WebVital = "LCP" | "INP" | "CLS";

/** How fast the first page of a document was; once for each figure, only when analytics is granted. */
interface WebVitalsEvent {
  readonly event: "web_vitals";
  readonly metric_name: WebVital;
  /** In ms; CLS without unit. */
  readonly metric_value: number;
  readonly metric_rating: "good" | "needs improvement" | "poor";
  readonly page_path: string;
  readonly timestamp: string;
}

/** Every event of this site (docs/agreement.md#events; docs/tracking.md). */
export type TrackingEvent =
  | TrafficSourceEvent
  | PageViewEvent
  | PhoneClickEvent
  | AppointmentScheduledEvent
  | CtaClickEvent
  | CalculatorUseEvent
  | WebinarRegistrationClickEvent
  | PartnerEvent
  | FormSubmissionEvent
  | ConsentUpdateEvent
  | WebVitalsEvent;
