/** Why the books refuse a command. */
export const ACCOUNTS_REJECTIONS = [
  'accounts.deposit-id-reused',
  'accounts.deposit-too-early',
  'accounts.period-overlaps',
  'accounts.deposit-over-due',
  'accounts.deposit-unknown',
] as const;
export type AccountsRejection = (typeof ACCOUNTS_REJECTIONS)[number];
