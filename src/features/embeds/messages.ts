/** Where a genuine message of the widget comes from. */
export interface MessageSource {
  readonly origin: string | undefined;
  /** Windows of the frames that the widget made in its container. */
  readonly windows: readonly (Window | null)[];
}

/** Sent after a booking; Calendly may send it twice. Its payload names the invitee and is never read. */
export const EVENT_SCHEDULED = "calendly.event_scheduled";

const PREFIX = "calendly.";

/**
 * Name of a Calendly event, `calendly.*`, if the message is genuine: right origin, right frame, right form.
 *
 * @returns undefined for every other message
 */
export const calendlyEvent = (
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  expected: MessageSource,
): string | undefined => {
  if (expected.origin === undefined || origin !== expected.origin) return undefined;
  if (source === null || !expected.windows.some((frame) => frame === source)) return undefined;
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, "event")) return undefined;
  const { event } = data as { event: unknown };
  return typeof event === "string" && event.startsWith(PREFIX) ? event : undefined;
};
