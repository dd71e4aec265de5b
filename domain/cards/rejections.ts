/** Why cards are refused. `parseCards` says in which order it asks. */
export const CARD_REJECTIONS = ['cards.card-unknown', 'cards.card-repeated'] as const;
export type CardRejection = (typeof CARD_REJECTIONS)[number];
