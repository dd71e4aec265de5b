import { randomUUID } from 'node:crypto';
import { AwsError } from '../awsError.ts';
import type { Place } from '../template/names.ts';
import { busNameOf } from './rules.ts';

/** An event as rules match it and targets get it. */
export type BusEvent = {
  version: '0';
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: Record<string, unknown>;
};

type Entry = {
  EventBusName?: string;
  Source?: string;
  DetailType?: string;
  Detail?: string;
  Time?: number;
  Resources?: string[];
};

/** What became of one entry: the event with its bus, or why it was refused. */
export type Accepted = { bus: string; event: BusEvent };
export type Refused = { ErrorCode: string; ErrorMessage: string };

const ENTRIES_MAX = 10;
const BYTES_MAX = 262_144;

/**
 * Reads the entries of a PutEvents call. A bad entry is refused alone, as in AWS.
 *
 * @throws {AwsError} `ValidationException` when the call as a whole is over a limit
 */
export const readEntries = (
  input: Record<string, unknown>,
  place: Place,
  buses: ReadonlySet<string>,
): (Accepted | Refused)[] => {
  const entries = (input['Entries'] ?? []) as Entry[];
  if (entries.length === 0 || entries.length > ENTRIES_MAX)
    throw new AwsError('ValidationException', `A call takes 1 to ${ENTRIES_MAX} entries.`);
  if (Buffer.byteLength(JSON.stringify(entries)) > BYTES_MAX)
    throw new AwsError('ValidationException', 'The entries are over 256 KiB.');
  return entries.map((entry) => readEntry(entry, place, buses));
};

const readEntry = (entry: Entry, place: Place, buses: ReadonlySet<string>): Accepted | Refused => {
  const { Source, DetailType, Detail, Time, Resources = [] } = entry;
  const bus = busNameOf(entry.EventBusName);
  const refused = (ErrorCode: string, ErrorMessage: string) => ({ ErrorCode, ErrorMessage });
  if (!Source || !DetailType || !Detail)
    return refused('InvalidArgument', 'Source, DetailType and Detail are required.');
  if (!buses.has(bus)) return refused('ResourceNotFoundException', `No event bus ${bus}.`);
  const detail = parse(Detail);
  if (!detail) return refused('MalformedDetail', 'Detail is malformed.');
  const time = Time === undefined ? new Date() : new Date(Time * 1000);
  return { bus, event: busEvent(place, Source, DetailType, detail, time, Resources) };
};

/** Makes an event; the clock's rules make theirs here too. */
export const busEvent = (
  { account, region }: Place,
  source: string,
  detailType: string,
  detail: Record<string, unknown>,
  time: Date,
  resources: string[],
): BusEvent => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source,
  account,
  time: `${time.toISOString().slice(0, 19)}Z`,
  region,
  resources,
  detail,
});

const parse = (detail: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(detail);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
