/**
 * A round posted complete:
 * `playRound(complete: CompleteRound, circumstance: Circumstance): { facts, state }`.
 */
import type { Card } from '../cards/card.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Circumstance } from '../tournament/facts.ts';
import { STREETS, type Street } from './bets.ts';
import type { RoundCommand, RoundCommandOf } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { RoundFact } from './facts.ts';
import { initialState, type OpenedRound, type Specials } from './state.ts';

/** A box as it ended: a street of 0 is a fold before the flop and a check on the others. */
export type CompleteBox = Readonly<Record<'ante' | Street | 'bonus', Centavos>> & {
  readonly box: number;
  readonly player: string;
  readonly credits: number;
  /** Its two cards; null when it folded. */
  readonly cards: readonly Card[] | null;
};

/** A round as it ended: five common cards and two of the bank, none when every box folded. */
export type CompleteRound = Pick<
  RoundCommandOf<'OpenRound'>,
  'roundId' | 'tableId' | 'number' | 'terms' | 'meterFailure'
> & {
  readonly boxes: readonly CompleteBox[];
  readonly board: readonly Card[];
  readonly bank: readonly Card[];
  readonly specials: Specials | null;
};

/**
 * Takes a complete round through the same steps as one posted step by step, so that the same
 * things are refused: whole, and with the box that does not fit.
 *
 * @see R132-2
 * @throws {Rejection} as `decide`
 */
export const playRound = (
  complete: CompleteRound,
  circumstance: Circumstance,
): { readonly facts: readonly RoundFact[]; readonly state: OpenedRound } => {
  const facts: RoundFact[] = [];
  let state = initialState();
  for (const command of stepsOf(complete)) {
    const decided = decide({ ...command, ...circumstance }, state);
    facts.push(...decided);
    state = decided.reduce(evolve, state);
  }
  return { facts, state: state as OpenedRound };
};

type Step<Command = RoundCommand> = Command extends Circumstance
  ? Omit<Command, keyof Circumstance>
  : never;

const stepsOf = ({ boxes, board, bank, specials, ...opening }: CompleteRound): Step[] => {
  const inOrder = boxes.toSorted((one, other) => one.box - other.box);
  const seats = inOrder.map(({ box, player }) => ({ box, player }));
  const inPlay = inOrder.filter(({ flop }) => flop > 0);
  return [
    { type: 'OpenRound', ...opening, seats },
    ...inOrder.map(
      ({ box, player, ante, bonus, credits }): Step => ({
        type: 'PlaceBets',
        box,
        player,
        ante,
        bonus,
        credits,
      }),
    ),
    { type: 'CloseBets' },
    ...STREETS.flatMap((street) => [
      ...answersOn(street, inOrder),
      ...(inPlay.length > 0 ? [dealOf(street, board)] : []),
    ]),
    ...(inPlay.length > 0 ? showing(inPlay, bank) : []),
    ...(specials && inPlay.length > 0 ? [{ type: 'DrawSpecials', ...specials } as const] : []),
    { type: 'SettleRound' },
  ];
};

/** Who folded answers no more; a bet of his on a later street is kept, to be refused. */
const answersOn = (street: Street, boxes: readonly CompleteBox[]): Step[] =>
  boxes
    .filter((one) => street === 'flop' || one.flop > 0 || one[street] > 0)
    .map((one): Step => {
      const amount = one[street];
      const without = street === 'flop' ? 'fold' : 'check';
      const answer = amount === 0 ? without : 'bet';
      return { type: 'AnswerStreet', street, box: one.box, answer, amount };
    });

const DEALT: Readonly<Record<Street, readonly [from: number, to: number | undefined]>> = {
  flop: [0, 3],
  turn: [3, 4],
  river: [4, undefined],
};

const dealOf = (street: Street, board: readonly Card[]): Step => ({
  type: 'DealBoard',
  cards: board.slice(...DEALT[street]),
});

const showing = (boxes: readonly CompleteBox[], bank: readonly Card[]): Step[] => [
  { type: 'ShowCards', of: 'bank', cards: bank },
  ...boxes.map(({ box, cards }): Step => ({ type: 'ShowCards', of: box, cards: cards ?? [] })),
];
