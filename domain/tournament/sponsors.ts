/** Who paid the price of an entry into the account in the place of its player (T14). */
export const SPONSORS = ['satellite', 'operator'] as const;
export type Sponsor = {
  readonly kind: (typeof SPONSORS)[number];
  /** Of the payment into the account: receipt of the satellite's prize, or deposit. */
  readonly reference: string;
};
