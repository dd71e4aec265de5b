/** Why what a fiscalizador enters is refused. */
export const FISCAL_REJECTIONS = [
  'fiscal.act-id-reused',
  'fiscal.number-repeated',
  'fiscal.act-unknown',
  'fiscal.manifest-differs',
] as const;
export type FiscalRejection = (typeof FISCAL_REJECTIONS)[number];
