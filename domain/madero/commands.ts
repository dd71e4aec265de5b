import type { Card } from '../cards/card.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Circumstance } from '../tournament/facts.ts';
import type { Street } from './bets.ts';
import type { Answer, Hand } from './facts.ts';
import type { Situation } from './rulings.ts';
import type { RoundTerms, Seat } from './terms.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Everything that can be asked of a round. Ids, numbers, time and chance come from the edge. */
export type RoundCommand =
  | Command<
      'OpenRound',
      {
        roundId: string;
        tableId: string;
        number: number;
        terms: RoundTerms;
        seats: readonly Seat[];
        /** Why the progressive pays by the fixed table in this round, or null (R132-48). */
        meterFailure: string | null;
        /** SHA-256 of the seed of its special prizes, if the system is to draw them (R132-56). */
        specialsSeedHash?: string;
      }
    >
  | Command<
      'PlaceBets',
      { box: number; player: string; ante: Centavos; bonus: Centavos; credits: number }
    >
  | Command<'CloseBets'>
  | Command<'SeeCards', { box: number; player: string }>
  /** `amount` is the chips placed: 0 on a check or a fold. */
  | Command<'AnswerStreet', { street: Street; box: number; answer: Answer; amount: Centavos }>
  /** Three cards, then one, then one. */
  | Command<'DealBoard', { cards: readonly Card[] }>
  | Command<'ShowCards', { of: Hand; cards: readonly Card[] }>
  | Command<'DrawSpecials', { seed: string; magicCard: Card | null; luckyBox: number | null }>
  | Command<'SettleRound'>
  | Command<'RecordMeterPrize', { box: number; awardId: string; amount: Centavos }>
  | Command<'CloseRound'>
  | Command<'StopRound', { reason: string }>
  | Command<'RuleIrregularity', { rulingId: string; situation: Situation }>;

export type RoundCommandOf<Type extends RoundCommand['type']> = Extract<
  RoundCommand,
  { type: Type }
>;
