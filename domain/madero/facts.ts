import type { Card } from '../cards/card.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Circumstance, StaffMember } from '../tournament/facts.ts';
import type { Bets, Street } from './bets.ts';
import type { Ruling } from './rulings.ts';
import type { BoxSettlement, MadeHand, Outcome } from './settleBox.ts';
import type { RoundTerms, Seat } from './terms.ts';

/** `fold` answers the first street only, `check` the others (R132-26 to R132-28). */
export type Answer = 'bet' | 'check' | 'fold';

/** A box by its number, or the bank. */
export type Hand = number | 'bank';

/** Chips that go back to a box because a bet, or the whole round, is undone. */
export type ReturnedBets = { readonly box: number; readonly bets: Bets; readonly credits: number };

/** A box settled. Of a dead one comes back what the ruling said (R132-38, R132-69). */
export type SettledBox = Omit<BoxSettlement, 'outcome'> & {
  readonly box: number;
  readonly player: string;
  readonly bets: Bets;
  readonly credits: number;
  readonly outcome: Outcome | 'dead';
  readonly creditsReturned: number;
  /** Carta Mágica and Jugador Afortunado (R132-56, R132-57). */
  readonly specialAward: Centavos;
};

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Everything that can have happened in a round, in the past tense. Never edited. */
export type RoundFact =
  | Fact<
      'RoundOpened',
      {
        roundId: string;
        tableId: string;
        /** 1, 2, … in the table's day. */
        number: number;
        terms: RoundTerms;
        seats: readonly Seat[];
        deck: string | null;
        /** Why the progressive pays by the fixed table in this round, or null (R132-48). */
        meterFailure: string | null;
        /** SHA-256 of the seed of its special prizes, if the system is to draw them (R132-56). */
        specialsSeedHash?: string;
      }
    >
  | Fact<
      'BetsPlaced',
      { box: number; player: string; ante: Centavos; bonus: Centavos; credits: number }
    >
  /** "No va más": cards go to the boxes in this order, two each, the bank last (R132-24). */
  | Fact<'BetsClosed', { dealOrder: readonly Hand[] }>
  /** The one box whose cards a player with several may see (R132-72). */
  | Fact<'CardsSeen', { box: number; player: string }>
  | Fact<'BoxAnswered', { street: Street; box: number; answer: Answer; amount: Centavos }>
  | Fact<'BoardDealt', { street: Street; cards: readonly Card[]; burned: boolean }>
  | Fact<'CardsShown', { of: Hand; cards: readonly Card[] }>
  /** With the seed that a fiscalizer draws them again from (R132-56, R132-57). */
  | Fact<'SpecialsDrawn', { seed: string; magicCard: Card | null; luckyBox: number | null }>
  /** `second` answers with the dealer for payments above what one person pays alone. */
  | Fact<
      'RoundSettled',
      { bank: MadeHand | null; boxes: readonly SettledBox[]; second?: StaffMember }
    >
  /** What the meter of the progressive paid to a box, as its own stream decided (R132-54). */
  | Fact<'MeterPrizeRecorded', { box: number; awardId: string; amount: Centavos }>
  | Fact<'RoundClosed'>
  /** The dealer stops for the Supervisor (R132-39). */
  | Fact<'RoundStopped', { reason: string }>
  /** `returned` are the bets that go back with it. */
  | Fact<
      'IrregularityRuled',
      { rulingId: string; ruling: Ruling; returned: readonly ReturnedBets[] }
    >;

export type RoundFactOf<Type extends RoundFact['type']> = Extract<RoundFact, { type: Type }>;
