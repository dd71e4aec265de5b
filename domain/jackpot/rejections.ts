/** Why a progressive jackpot refuses a command. Each decider says in which order it asks. */
export const JACKPOT_REJECTIONS = [
  'jackpot.not-announced',
  'jackpot.role-not-allowed',
  'jackpot.reason-missing',
  'jackpot.act-id-reused',
  // Announcement
  'jackpot.jackpot-id-reused',
  'jackpot.reference-missing',
  'jackpot.credit-invalid',
  'jackpot.share-out-of-range',
  'jackpot.no-table',
  'jackpot.table-already-linked',
  'jackpot.start-below-minimum',
  // Plays
  'jackpot.table-not-linked',
  'jackpot.meter-failed',
  'jackpot.meter-working',
  'jackpot.round-too-late',
  'jackpot.play-overlaps',
  'jackpot.hand-not-of-meter',
  'jackpot.box-repeated',
  // Awards and adjustments
  'jackpot.award-unknown',
  'jackpot.award-not-held',
  'jackpot.award-decided-otherwise',
  'jackpot.decision-not-proposed',
  'jackpot.inspector-missing',
  'jackpot.meter-too-low',
  'jackpot.adjustment-reason-unlisted',
  'jackpot.adjustment-zero',
  'jackpot.adjustment-below-zero',
  'jackpot.signature-repeated',
  'jackpot.second-person-missing',
] as const;
export type JackpotRejection = (typeof JACKPOT_REJECTIONS)[number];
