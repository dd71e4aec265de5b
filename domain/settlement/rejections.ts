/** Why money cannot be settled. */
export const SETTLEMENT_REJECTIONS = [
  'settlement.share-out-of-range',
  'settlement.prize-below-floor',
  'settlement.scale-not-whole',
  'settlement.scale-increases',
  'settlement.more-places-than-entries',
  'settlement.entry-not-active',
  'settlement.nobody-left',
] as const;
export type SettlementRejection = (typeof SETTLEMENT_REJECTIONS)[number];
