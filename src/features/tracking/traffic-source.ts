import { readSession, writeSession } from "../../lib/session-values";
import { SOURCE_FIELDS, type SourceFields, type TrafficSourceEvent } from "./events";
import { cleanText, cleanUrl, MAX_URL } from "./text";
import { timestamp } from "./track";

/** Session storage key of the traffic source record (docs/agreement.md#storage). */
export const TRAFFIC_SOURCE_KEY = "trafficSource";

/** No stored text may be longer than what this module writes. */
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_URL;

const build = (time: string, field: (name: keyof SourceFields) => string): TrafficSourceEvent => {
  const fields = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, field(name)])) as SourceFields;
  return { event: "traffic_source", timestamp: time, ...fields };
};

/** Reads the stored record; null for none, and for anything that this module cannot have written. Never throws. */
const readRecord = (): TrafficSourceEvent | null => {
  const stored = readSession(TRAFFIC_SOURCE_KEY);
  const { event, timestamp: time } = stored;
  const complete = event === "traffic_source" && isText(time) && SOURCE_FIELDS.every((name) => isText(stored[name]));
  return complete ? build(time, (name) => String(stored[name])) : null;
};

/**
 * Returns the traffic source of this session (docs/agreement.md#records): what is stored, as the first touch wins, else
 * one made from the arrival, which is then stored, or holds for as long as the page stays. Never throws.
 * @param arrival address of the first page, and of the page before it
 * @returns the record, and whether it was made just now, so that the event has still to be sent
 */
export const readTrafficSource = (arrival: Pick<SourceFields, "url" | "referrer">) => {
  const stored = readRecord();
  if (stored) return { record: stored, isNew: false };
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(arrival.url)?.[1]);
  const record = build(timestamp(), (name) =>
    name === "url" || name === "referrer" ? cleanUrl(arrival[name]) : cleanText(parameters.get(name) ?? ""),
  );
  writeSession(TRAFFIC_SOURCE_KEY, record);
  return { record, isNew: true };
};
