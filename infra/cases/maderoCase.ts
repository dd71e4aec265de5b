import * as z from 'zod';
import { type Card, parseCards } from '../../domain/cards/card.ts';
import { type CompleteRound, playRound } from '../../domain/madero/playRound.ts';
import type { Outcome } from '../../domain/madero/settleBox.ts';
import { type Centavos, centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';

const Pesos = z.int().nonnegative();

/** One box of a round, in whole pesos. What a line says of its result is left unread. */
export const MaderoCase = z.object({
  id: z.string(),
  player: z.string().length(4),
  dealer: z.string().length(4),
  board: z.string().length(10),
  folded: z.boolean(),
  bets: z.strictObject({
    ante: Pesos,
    flop: Pesos,
    turn: Pesos,
    river: Pesos,
    bonus: Pesos,
    jackpotCredits: Pesos,
  }),
  bonusAAvsAA: z.boolean(),
});
export type MaderoCase = z.infer<typeof MaderoCase>;

type MaderoAnswer = {
  readonly outcome: Outcome | 'dead';
  readonly returned: Readonly<
    Record<'ante' | 'flop' | 'turn' | 'river' | 'bonus' | 'jackpotAward', number>
  >;
};

/** Limits that hold any case: minimum 1 peso, credits of 20 centavos, a wide bonus. */
const PESO = 100;
const MIN = centavos(PESO);
const CREDIT = centavos(20);
const WIDE = centavos(1_000_000_000_00);

/** @throws {Rejection} when the rules refuse the cards or a bet of the case. */
export const settleMadero = (given: MaderoCase): MaderoAnswer => {
  const { state } = playRound(roundOf(given), CIRCUMSTANCE);
  const [settled] = state.settlement!.boxes;
  const { outcome, returned, jackpot } = settled!;
  const { ante, flop, turn, river, bonus } = returned;
  return {
    outcome,
    returned: {
      ante: ante / PESO,
      flop: flop / PESO,
      turn: turn / PESO,
      river: river / PESO,
      bonus: bonus / PESO,
      jackpotAward: jackpot.award / PESO,
    },
  };
};

const roundOf = ({ id, board, player, dealer, folded, bets, bonusAAvsAA }: MaderoCase) => {
  const cards: Card[] = parseCards(board + player + dealer);
  const { jackpotCredits, ...amounts } = bets;
  const inCentavos = Object.fromEntries(
    Object.entries(amounts).map(([bet, amount]) => [bet, centavos(amount * PESO)]),
  ) as Record<keyof typeof amounts, Centavos>;
  return {
    roundId: id,
    tableId: 'case',
    number: 1,
    meterFailure: null,
    specials: null,
    terms: {
      sector: 'case',
      boxes: 1,
      min: MIN,
      max: WIDE,
      bonus: { kind: 'on', min: centavos(1), max: WIDE, acesAgainstAces: bonusAAvsAA },
      jackpot: { kind: 'fixed', control: 'manual', credit: CREDIT },
    },
    boxes: [
      {
        box: 1,
        player: 'case',
        ...inCentavos,
        credits: jackpotCredits,
        cards: folded ? null : cards.slice(5, 7),
      },
    ],
    board: cards.slice(0, 5),
    bank: cards.slice(7),
  } satisfies CompleteRound;
};

const CIRCUMSTANCE = {
  by: { legajo: '1', name: 'Cases', role: 'dealer' },
  occurredAt: '2015-12-23T23:00:00.000Z' as Instant,
  jornada: '2015-12-23' as Jornada,
} as const;
