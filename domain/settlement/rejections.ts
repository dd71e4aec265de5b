/** Why money cannot be settled. */
export const SETTLEMENT_REJECTIONS = ['settlement.scale-increases'] as const;
export type SettlementRejection = (typeof SETTLEMENT_REJECTIONS)[number];
