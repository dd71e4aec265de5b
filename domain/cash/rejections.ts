/** Why a cash table refuses a command, besides what any table refuses. */
export const CASH_REJECTIONS = [
  // Limits
  'cash.seats-out-of-range',
  'cash.limits-invalid',
  'cash.game-open',
  'cash.rake-too-high',
  'cash.duration-too-short',
  'cash.band-missing',
  'cash.outside-band',
  'cash.limits-fixed',
  // Game
  'cash.session-open',
  'cash.session-not-open',
  'cash.deck-not-verified',
  'cash.players-missing',
  'cash.table-full',
  'cash.player-seated',
  'cash.player-unknown',
  'cash.draw-broken',
  'cash.session-goes-on',
  'cash.time-over',
  // Chips
  'cash.not-whole-chips',
  'cash.buy-in-too-small',
  'cash.buy-in-differs',
  'cash.rebuy-too-small',
  'cash.purchase-over-maximum',
  'cash.consumption-too-large',
  // Rest
  'cash.rest-refused',
  'cash.not-away',
  'cash.waiting-not-allowed',
  // Hands
  'cash.hand-open',
  'cash.hand-not-open',
  'cash.button-differs',
  'cash.stacks-differ',
  'cash.hand-not-last',
  'cash.player-gone',
  'cash.time-left',
  // Day
  'cash.box-differs',
] as const;
export type CashRejection = (typeof CASH_REJECTIONS)[number];
