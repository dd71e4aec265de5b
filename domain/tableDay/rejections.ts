/** Why a bank table refuses a command. Each decider says in which order it asks. */
export const TABLE_REJECTIONS = [
  'table.not-announced',
  'table.role-not-allowed',
  'table.other-sector',
  'table.reason-missing',
  'table.act-id-reused',
  'table.signature-repeated',
  'table.signatures-wrong',
  'table.time-backwards',
  // Announcement
  'table.table-id-reused',
  'table.boxes-out-of-range',
  'table.band-reference-missing',
  'table.limits-inverted',
  'table.limits-outside-band',
  'table.credit-over-minimum',
  'table.bonus-limits-inverted',
  // Day
  'table.chips-invalid',
  'table.opening-differs',
  'table.jornada-already-opened',
  'table.day-already-open',
  'table.day-not-open',
  'table.jornada-differs',
  'table.drop-negative',
  'table.movement-unknown',
  'table.movement-already-voided',
  'table.drop-missing',
  'table.day-not-last',
  'table.closing-unknown',
  'table.day-settled',
] as const;
export type TableRejection = (typeof TABLE_REJECTIONS)[number];
