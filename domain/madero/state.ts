import type { Card } from '../cards/card.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Instant } from '../time/jornada.ts';
import { type Bets, STREETS, type Street } from './bets.ts';
import type { Answer, RoundFactOf } from './facts.ts';
import type { Ruling } from './rulings.ts';
import type { RoundTerms, Seat } from './terms.ts';

/** A box with an ante, as far as the round has come. */
export type Box = {
  readonly box: number;
  readonly player: string;
  readonly ante: Centavos;
  readonly bonus: Centavos;
  readonly credits: number;
  readonly answers: Readonly<Partial<Record<Street, BoxAnswer>>>;
  readonly cards: readonly Card[] | null;
  readonly dead: { readonly norm: NormId; readonly bets: 'returned' | 'lost' } | null;
};
export type BoxAnswer = { readonly answer: Answer; readonly amount: Centavos };

export type Specials = Pick<RoundFactOf<'SpecialsDrawn'>, 'seed' | 'magicCard' | 'luckyBox'>;
export type Settlement = Pick<RoundFactOf<'RoundSettled'>, 'bank' | 'boxes'>;
export type MeterPrize = Pick<RoundFactOf<'MeterPrizeRecorded'>, 'box' | 'awardId' | 'amount'>;

/** A round, folded from its facts. */
export type Round = { readonly status: 'unopened' } | OpenedRound;

export type OpenedRound = {
  readonly status: 'bets-open' | 'in-play' | 'settled' | 'closed' | 'void';
  readonly roundId: string;
  readonly tableId: string;
  readonly number: number;
  readonly terms: RoundTerms;
  readonly seats: readonly Seat[];
  readonly deck: string | null;
  readonly meterFailure: string | null;
  /** When it was opened for bets; rounds of before have none. */
  readonly openedAt?: Instant;
  /** By number, clockwise. */
  readonly boxes: readonly Box[];
  readonly board: readonly Card[];
  readonly bank: readonly Card[] | null;
  /** By player with several boxes: the one whose cards are seen (R132-72). */
  readonly seenBoxes: Readonly<Record<string, number>>;
  /** Common cards that a ruling has dealt again, without a burn (R132-39.5). */
  readonly redealOf: Street | null;
  /** Why the dealer waits for the Supervisor (R132-39). */
  readonly stoppedFor: string | null;
  readonly rulings: readonly (Ruling & { readonly rulingId: string })[];
  /** Published before the system draws the special prizes (decision T2); null on other rounds. */
  readonly specialsSeedHash: string | null;
  readonly specials: Specials | null;
  readonly settlement: Settlement | null;
  readonly meterPrizes: readonly MeterPrize[];
};

export const initialState = (): Round => ({ status: 'unopened' });

/** How many common cards lie before those of a street are dealt. */
export const CARDS_BEFORE: Readonly<Record<Street, number>> = { flop: 0, turn: 3, river: 4 };

/** The street whose answers, and then cards, are due; null when the five cards lie. */
export const streetDue = ({ board }: OpenedRound): Street | null =>
  STREETS.find((street) => CARDS_BEFORE[street] === board.length) ?? null;

export const hasFolded = ({ answers }: Box): boolean => answers.flop?.answer === 'fold';

/** Boxes still compared with the bank: neither folded nor dead. */
export const boxesInPlay = ({ boxes }: OpenedRound): Box[] =>
  boxes.filter((box) => !hasFolded(box) && box.dead === null);

/** Whose answer is due: clockwise from the first occupied position. @see R132-26 */
export const boxToAnswer = (round: OpenedRound): Box | undefined => {
  const street = streetDue(round);
  if (street === null) return undefined;
  return boxesInPlay(round).find(({ answers }) => answers[street] === undefined);
};

/** Whether a box has been asked already: from then on there is no new deal (R132-38). */
export const hasBettingStarted = ({ boxes }: OpenedRound): boolean =>
  boxes.some(({ answers }) => answers.flop !== undefined);

/** The markers "sin apuesta" on a box: the streets that it checked. @see R132-27.1 @see R132-28.1 */
export const markersOf = ({ answers }: Box): Street[] =>
  STREETS.filter((street) => answers[street]?.answer === 'check');

/** Boxes whose cards their player may not see: he plays them blind. @see R132-72 */
export const blindBoxes = ({ boxes, seenBoxes }: OpenedRound): number[] =>
  boxes
    .filter(({ box, player }) => seenBoxes[player] !== undefined && seenBoxes[player] !== box)
    .map(({ box }) => box);

/** The chips of a box in its spaces. @see R132-9 */
export const betsOf = ({ ante, bonus, answers }: Box): Bets => {
  const on = (street: Street): Centavos => answers[street]?.amount ?? centavos(0);
  return { ante, flop: on('flop'), turn: on('turn'), river: on('river'), bonus };
};
