import type { Card } from '../cards/card.ts';
import type { CardSet } from '../cards/cardSet.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Award } from './award.ts';
import type { Places } from './places.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';

/** The four betting rounds. @see R40-3 */
export const STREETS = ['pre-flop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** Who was dealt in. `front` is of the round, `put` of the whole hand, antes included. */
export type Player = {
  readonly seat: Seat;
  readonly stack: Amount;
  readonly front: Amount;
  readonly put: Amount;
  /** Has cards that can win: not folded, not dead. */
  readonly isLive: boolean;
  /** The amount to match when he last acted in the round. */
  readonly faced: Amount;
  /** Shown at the showdown; `null` while they are not, empty when shown but not told. */
  readonly cards: readonly Card[] | null;
  readonly isMucked: boolean;
};

/** The round as it was before a raise; `toMatch` is what was raised. */
export type RaisedOver = Pick<Table, 'minRaise' | 'acted' | 'aggressor'> & {
  readonly toMatch: Amount;
};

/** What every stage after the opening knows. */
export type Table = {
  readonly setup: HandSetup;
  /** Clockwise from the left of the button: the order of play after the flop. */
  readonly players: readonly Player[];
  readonly street: Street;
  /** How many have cards that can win. */
  readonly live: number;
  /** Which of those have chips left to bet; it is kept until betting ends. */
  readonly able: Places;
  /** Who must act before the round is over. */
  readonly due: Places;
  /** Who has acted since the last full bet or raise of the round. */
  readonly acted: Places;
  /** Chips of the main pot that nobody has put in for himself: table ante, dead blinds, carried. */
  readonly dead: Amount;
  /** The most that anybody has in front in the round. */
  readonly highest: Amount;
  /** What the next raise must add to be full. */
  readonly minRaise: Amount;
  /** Place in `players` of the last who bet or raised in the round. */
  readonly aggressor: number | null;
  /** What the last raise of the round was made over: it may have to go back (R123-II-65). */
  readonly raised: RaisedOver | null;
  /** Place in `players` of who is to act; `null` once betting is over. */
  readonly actor: number | null;
  /** Betting ended before the round of the river, so all hands are exposed. */
  readonly isAllIn: boolean;
  readonly board: readonly Card[];
  /** Further boards that the players agreed to; each has its part of the pots. @see CLUB-N11 */
  readonly boardsAgain: readonly (readonly Card[])[];
  /** Every card that was told, on the boards and of the hands. */
  readonly known: CardSet;
  /** Hands declared dead by a ruling. */
  readonly deadHands: readonly { readonly seat: Seat; readonly norm: NormId }[];
  readonly award: Award | null;
};

export type Betting = Table & { readonly status: 'betting'; readonly actor: number };

export type Showdown = Table & { readonly status: 'showdown' };

/** The pots are given; it can be corrected until the next hand opens. */
export type Awarded = Table & { readonly status: 'awarded'; readonly award: Award };

export type Closed = Table & { readonly status: 'closed'; readonly award: Award };

export type OpenHand = Betting | Showdown | Awarded | Closed;

/** One hand of hold'em at one table. */
export type Hand = { readonly status: 'unopened' } | OpenHand;

export const initialState = (): Hand => ({ status: 'unopened' });

/** How many community cards lie on the table while each street is bet. */
export const cardsOn = (street: Street): number => {
  switch (street) {
    case 'pre-flop':
      return 0;
    case 'flop':
      return 3;
    case 'turn':
      return 4;
    case 'river':
      return 5;
  }
};

/** What a player must have in front to stay: before the flop at least the whole big blind. */
export const amountToMatch = ({ street, highest, setup }: Table): Amount =>
  highest < setup.bigBlind && street === 'pre-flop' ? setup.bigBlind : highest;

/** Can win a pot: not folded, not dead, not mucked. */
export const isContender = ({ isLive, isMucked }: Player): boolean => isLive && !isMucked;

/** The player of a seat; `undefined` when nobody there was dealt in. */
export const playerOf = <Someone extends { readonly seat: Seat }>(
  { players }: { readonly players: readonly Someone[] },
  seat: Seat,
): Someone | undefined => {
  for (let place = 0; place < players.length; place += 1) {
    const player = players[place]!;
    if (player.seat === seat) return player;
  }
  return undefined;
};
