import type { ProblemCode } from './catalogue.ts';

/**
 * The field of a body that a refusal is about, where the code alone tells it, as JSON pointers: the
 * first one that the body may hold counts, because forms of a person stand alone or inside an entry.
 */
const FIELDS: Partial<Readonly<Record<ProblemCode, readonly string[]>>> = {
  'request.occurred-in-future': ['/occurredAt'],
  'request.desk-unknown': ['/desk'],
  'request.person-differs': ['/person', ''],
  'registry.birth-date-invalid': ['/person/birthDate', '/birthDate'],
  'registry.document-invalid': ['/person/document/number', '/document/number'],
  'tournament.jornada-before-event': ['/occurredAt'],
  'tournament.before-its-cause': ['/occurredAt'],
  'cage.before-its-cause': ['/occurredAt'],
  'ruling.before-its-cause': ['/occurredAt'],
  'tournament.count-of-no-jornada': ['/jornada'],
  'tournament.time-backwards': ['/occurredAt'],
  'tournament.hand-backwards': ['/hand'],
  'tournament.suspended-hands-exceeded': ['/hands'],
  'tournament.extension-shortens': ['/throughLevel'],
  'tournament.reason-missing': ['/reason'],
  'tournament.refund-means-differ': ['/means'],
  'tournament.level-early': ['/reason'],
  'tournament.event-number-reused': ['/eventNumber'],
  'tournament.sale-before-announcement': ['/registration/opensAt'],
  'tournament.director-missing': ['/director'],
  'tournament.authorisation-missing': ['/authorisation'],
  'tournament.event-unknown': ['/authorisation/event'],
  'tournament.quota-out-of-range': ['/quota'],
  'tournament.price-outside-band': ['/price'],
  'tournament.level-invalid': ['/levels'],
  'tournament.scale-places-wrong': ['/scales'],
  'tournament.scale-missing': ['/scales'],
  'tournament.scale-overlaps': ['/scales'],
  'tournament.entry-cap-invalid': ['/entriesPerPersonMax'],
  'tournament.prize-unit-invalid': ['/prizeUnit'],
  'settlement.scale-increases': ['/scales'],
  'settlement.scale-not-whole': ['/scales'],
  'tournament.declaration-missing': ['/declarations/swornStatement'],
  'tournament.rules-not-accepted': ['/declarations/rulesAccepted'],
  'tournament.image-consent-missing': ['/declarations/imageConsent'],
  'tournament.document-not-allowed': ['/person/document/kind'],
  'tournament.person-underage': ['/person/birthDate'],
  'tournament.document-mismatch': ['/document'],
  'tournament.payment-not-full': ['/tendered'],
  'tournament.voucher-mismatch': ['/voucher'],
  'tournament.seat-mismatch': ['/seat'],
  'tournament.acta-missing': ['/acta'],
  'tournament.chips-at-start-missing': ['/out'],
  'tournament.exit-unknown': ['/exitId'],
  'tournament.supervisor-missing': ['/supervisor'],
  'tournament.receipt-mismatch': ['/classification'],
  'tournament.confirmation-stale': ['/confirmation'],
  'tournament.withholding-too-big': ['/withheld'],
  'tournament.prize-statement-missing': ['/statement'],
  'tournament.tax-id-mismatch': ['/statement/taxId'],
  'tournament.chips-mismatch': ['/winnerChips'],
};

/** The JSON pointer of the field to blame, without its `#`; undefined when the body has none such. */
export const blamedField = (code: ProblemCode, body: unknown): string | undefined =>
  FIELDS[code]?.find((pointer) => mayHold(body, pointer.split('/').slice(1, -1)));

/** Whether the object that the field is of is there; the field itself may be what is missing. */
const mayHold = (body: unknown, path: readonly string[]): boolean => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const [name, ...rest] = path;
  return name === undefined || mayHold((body as Record<string, unknown>)[name], rest);
};
