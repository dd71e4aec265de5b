import type { Card } from '../cards/card.ts';
import { askOf } from './ask.ts';
import type { RulesetId } from './ruleset.ts';
import type { Amount, Seat } from './setup.ts';
import type { Hand, OpenHand, Street } from './state.ts';

/** What anybody at the table may see of a hand. What is in the pots is not among it. */
export type HandView = {
  readonly status: OpenHand['status'];
  readonly ruleset: RulesetId;
  readonly street: Street;
  readonly button: Seat;
  readonly board: readonly Card[];
  /** The highest amount in front: what may be said when an active player asks. */
  readonly currentBet: Amount;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly stack: Amount;
    readonly inFront: Amount;
    readonly isLive: boolean;
  }[];
  readonly toAct: { readonly seat: Seat; readonly toCall: Amount } | null;
};

/**
 * The hand as screens and players see it, without any figure of the pots.
 *
 * @see R123-II-100, PISO-37, decision H10
 */
export const playerView = (state: Hand): HandView | null => {
  if (state.status === 'unopened') return null;
  const { status, setup, street, board, highest, players } = state;
  const ask = state.status === 'betting' ? askOf(state) : null;
  return {
    status,
    ruleset: setup.ruleset,
    street,
    button: setup.button,
    board,
    currentBet: highest,
    seats: players.map(({ seat, stack, front, isLive }) => ({
      seat,
      stack,
      inFront: front,
      isLive,
    })),
    toAct: ask && { seat: ask.seat, toCall: ask.toCall },
  };
};
