/**
 * Every key of the LevelDB store, and what its row holds. All rows of one kind and table are one
 * key range, because `~` ends each part and sorts after every character the parts use.
 *
 * | Key                              | Value                                    |
 * | -------------------------------- | ---------------------------------------- |
 * | table~<table>                    | TableState                               |
 * | item~<table>~<key>               | the item                                 |
 * | index~<table>~<index>~<key>      | the projected item                       |
 * | expiry~<table>~<seconds>~<key>   | the item's key                           |
 * | stream~<table>~<sequence>        | StreamRecord                             |
 * | token~<client request token>     | when and what the transaction applied    |
 * | meta~sequence                    | the last stream sequence number given    |
 */
export const rowKeys = {
  tables: 'table~',
  table: (table: string) => `table~${table}`,
  items: (table: string) => `item~${table}~`,
  indexes: (table: string) => `index~${table}~`,
  index: (table: string, index: string) => `index~${table}~${index}~`,
  expiries: (table: string) => `expiry~${table}~`,
  expiry: (table: string, seconds: number, itemKey: string) =>
    `expiry~${table}~${padded(seconds, EXPIRY_DIGITS)}~${itemKey}`,
  expiryBound: (table: string, seconds: number) =>
    `expiry~${table}~${padded(seconds, EXPIRY_DIGITS)}~`,
  stream: (table: string) => `stream~${table}~`,
  tokens: 'token~',
  token: (token: string) => `token~${token}`,
  sequence: 'meta~sequence',
} as const;

/** A range of keys as LevelDB takes it. */
export type KeyRange = {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
  limit?: number;
};

/** All keys that start with a prefix ending in `~`. */
export const rangeOf = (prefix: string): { gte: string; lt: string } => ({
  gte: prefix,
  lt: `${prefix.slice(0, -1)}\x7f`,
});

/** Narrows a prefix to bounds that are relative to it, as dynalite states them. */
export const rangeWithin = (prefix: string, bounds: KeyRange): KeyRange => {
  const { gte, lt } = rangeOf(prefix);
  const range: KeyRange = {};
  if (bounds.gt !== undefined) range.gt = prefix + bounds.gt;
  else range.gte = bounds.gte === undefined ? gte : prefix + bounds.gte;
  if (bounds.lt !== undefined) range.lt = prefix + bounds.lt;
  else if (bounds.lte !== undefined) range.lte = prefix + bounds.lte;
  else range.lt = lt;
  if (bounds.reverse) range.reverse = true;
  if (bounds.limit !== undefined && bounds.limit > 0) range.limit = bounds.limit;
  return range;
};

/** Stream sequence numbers have this many digits, so that text order is their order. */
export const sequenceText = (sequence: number | bigint): string =>
  String(sequence).padStart(SEQUENCE_DIGITS, '0');

const SEQUENCE_DIGITS = 21;
const EXPIRY_DIGITS = 16;

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
