/** Where a genuine message of the widget comes from. */
export interface MessageSource {
  readonly origin: string | undefined;
  /** Windows of the frames that the widget made in its container. */
  readonly windows: readonly (Window | null)[];
}

/** Sent after a booking; Calendly may send it twice. Its payload names the invitee and is never read. */
const EVENT_SCHEDULED = "calendly.event_scheduled";

/** Whether a message tells of a booking, and is genuine: right origin, right frame, right form. */
export const isBooking = (
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  expected: MessageSource,
): boolean =>
  expected.origin !== undefined &&
  origin === expected.origin &&
  source !== null &&
  expected.windows.some((frame) => frame === source) &&
  typeof data === "object" &&
  data !== null &&
  Object.hasOwn(data, "event") &&
  (data as { event: unknown }).event === EVENT_SCHEDULED;
