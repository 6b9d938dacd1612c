import type { StorageAccess } from "../consent/storage";
import { SOURCE_FIELDS, type SourceFields, type TrafficSourceEvent } from "./events";
import { readStored, writeStored } from "./session-marks";
import { cleanText, cleanUrl, MAX_URL } from "./text";
import { timestamp } from "./track";

/** Session storage key of the traffic source record (docs/agreement.md#storage). */
export const TRAFFIC_SOURCE_KEY = "trafficSource";

/** The arrival of a visitor. */
export interface Arrival {
  /** Address of the first page. */
  url: string;
  /** `document.referrer`. */
  referrer: string;
  /** The session storage. */
  storage: StorageAccess;
}

/** No stored text may be longer than what this module writes. */
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_URL;

const build = (time: string, field: (name: keyof SourceFields) => string): TrafficSourceEvent => {
  const fields = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, field(name)])) as SourceFields;
  return { event: "traffic_source", timestamp: time, ...fields };
};

/** Reads the stored record; null for none, and for anything that this module cannot have written. Never throws. */
const readRecord = (storage: StorageAccess): TrafficSourceEvent | null => {
  const stored = readStored(storage, TRAFFIC_SOURCE_KEY);
  const { event, timestamp: time } = stored;
  const complete = event === "traffic_source" && isText(time) && SOURCE_FIELDS.every((name) => isText(stored[name]));
  return complete ? build(time, (name) => String(stored[name])) : null;
};

const parametersOf = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);

const newRecord = (arrival: Arrival): TrafficSourceEvent => {
  const own = parametersOf(arrival.url);
  return build(timestamp(), (name) =>
    name === "url" || name === "referrer" ? cleanUrl(arrival[name]) : cleanText(own.get(name)),
  );
};

/**
 * Returns the traffic source of this session (docs/agreement.md#records): the one in session storage (the first touch wins),
 * else one made from the arrival, which is then stored. Works without storage, for as long as the page stays. Never throws.
 * @returns the record, and whether it was made just now, so that the event has still to be sent
 */
export const readTrafficSource = (arrival: Arrival) => {
  const stored = readRecord(arrival.storage);
  if (stored) return { record: stored, isNew: false };
  const record = newRecord(arrival);
  writeStored(arrival.storage, TRAFFIC_SOURCE_KEY, record);
  return { record, isNew: true };
};

/** The fields of a record that other events repeat: all but its own name and time. */
export const sourceFields = ({ event: _event, timestamp: _timestamp, ...fields }: TrafficSourceEvent): SourceFields =>
  fields;
