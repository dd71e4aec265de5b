import { categoryOf } from '../../cards/categories.ts';
import { Rejection } from '../../errors.ts';
import { type Centavos, centavos, shareOf, sum } from '../../money/centavos.ts';
import type { Circumstance } from '../../tournament/facts.ts';
import type { JackpotCommandOf } from '../commands.ts';
import { isCounted, isForgotten } from '../countedRounds.ts';
import { evolve } from '../evolve.ts';
import type { Hit, Hold, JackpotFact, PlayedRound } from '../facts.ts';
import { requireTable } from '../guards.ts';
import { deductionsOf, type MeterPrize, meterPrizes } from '../prizes.ts';
import { type AnnouncedJackpot, type MeterTable, meterValue } from '../state.ts';

/**
 * Adds what the bets of a play bring to the meter, then takes its prizes: contributions are made
 * by bets that close before the cards, so a hit counts its own round. A round is counted once,
 * whoever posts it again. After a royal every table starts again with its start value, which the
 * text does not say. A round that was open for bets when the meter failed is still of the meter.
 *
 * @see R132-48 @see R132-51 @see R132-52 @see R132-53 @see R132-54 @see R132-58
 * @throws {Rejection} in this order: for each round `jackpot.table-not-linked`,
 *   `jackpot.round-too-late`, `jackpot.hand-not-of-meter` and `jackpot.box-repeated`, then
 *   `jackpot.play-overlaps`, `jackpot.meter-failed`
 */
export const recordPlay = (
  { type: _, playId, rounds, ...circumstance }: JackpotCommandOf<'RecordPlay'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  for (const round of rounds) assertRound(round, jackpot);
  const counted = rounds.filter((one) => isKnown(one, jackpot));
  if (counted.length === rounds.length) return [];
  const numbers = new Set(
    rounds.map(({ tableId, jornada, number }) => `${tableId} ${jornada} ${number}`),
  );
  if (counted.length > 0 || numbers.size < rounds.length)
    throw new Rejection('jackpot.play-overlaps', 'R132-51', { playId });
  if (!rounds.every((one) => isOfMeter(one, jackpot)))
    throw new Rejection('jackpot.meter-failed', 'R132-48');

  const { contributionBps } = jackpot.terms;
  const recorded: JackpotFact = {
    type: 'PlayRecorded',
    ...circumstance,
    playId,
    rounds: rounds.map((one) => ({ ...one, contribution: shareOf(one.bets, contributionBps) })),
  };
  const after = evolve(jackpot, recorded) as AnnouncedJackpot;
  return [recorded, ...prizesOf(playId, rounds, after, circumstance)];
};

/** Whoever had bet when the progressive failed had bet on it; from then on tables pay the fixed one. */
const isOfMeter = ({ openedAt }: PlayedRound, { status, failure }: AnnouncedJackpot): boolean => {
  if (status === 'working') return true;
  const failedAt = failure?.at;
  return openedAt !== undefined && failedAt !== undefined && openedAt <= failedAt;
};

const assertRound = (
  { tableId, jornada, number, hits }: PlayedRound,
  jackpot: AnnouncedJackpot,
): void => {
  const table = requireTable(jackpot, tableId);
  if (isForgotten(table, jornada))
    throw new Rejection('jackpot.round-too-late', 'R132-51', { tableId, jornada });
  for (const { box, handClass, credits } of hits)
    if (!['royal-flush', 'straight-flush'].includes(categoryOf(handClass)) || credits < 1)
      throw new Rejection('jackpot.hand-not-of-meter', 'R132-50', { box, handClass });
  const boxes = new Set(hits.map(({ box }) => box));
  if (boxes.size < hits.length)
    throw new Rejection('jackpot.box-repeated', 'R132-50', { tableId, number });
};

const isKnown = ({ tableId, jornada, number }: PlayedRound, jackpot: AnnouncedJackpot): boolean =>
  isCounted(requireTable(jackpot, tableId), jornada, number);

type RoundHit = Hit & { readonly round: PlayedRound };

const prizesOf = (
  playId: string,
  rounds: readonly PlayedRound[],
  jackpot: AnnouncedJackpot,
  circumstance: Circumstance,
): JackpotFact[] => {
  const hits = rounds.flatMap((round) => round.hits.map((hit): RoundHit => ({ ...hit, round })));
  const facts: JackpotFact[] = [];
  let state = jackpot;
  for (const prize of meterPrizes(meterValue(jackpot), hits, jackpot.terms)) {
    const fact = awarded(prize, { playId, tables: rounds.length }, state, circumstance);
    facts.push(fact);
    state = evolve(state, fact) as AnnouncedJackpot;
  }
  const isRoyal = facts.some(
    (one) => one.type === 'PrizeAwarded' && one.category === 'royal-flush',
  );
  if (!isRoyal) return facts;
  const tables = state.tables.map((one) => ({
    tableId: one.tableId,
    amount: centavos(restartedValue(one) - one.value),
  }));
  return [...facts, { type: 'MeterRestarted', ...circumstance, playId, tables }];
};

/** A part that an approved share of less than the whole leaves above its start goes on from there. */
const restartedValue = ({ start, value }: MeterTable): Centavos => centavos(Math.max(start, value));

type Play = { readonly playId: string; readonly tables: number };

const awarded = (
  { hit: { round, ...hit }, category, amount }: MeterPrize<RoundHit>,
  { playId, tables }: Play,
  jackpot: AnnouncedJackpot,
  circumstance: Circumstance,
): JackpotFact => {
  const before = meterValue(jackpot);
  return {
    type: 'PrizeAwarded',
    ...circumstance,
    awardId: `${round.tableId}-${round.jornada}-${round.number}-${hit.box}`,
    playId,
    tableId: round.tableId,
    roundId: round.roundId,
    category,
    hit,
    amount,
    before,
    after: centavos(before - (amount ?? 0)),
    deductions: deductionsOf(jackpot.tables, amount ?? centavos(0)),
    hold: holdOf(amount, tables, jackpot),
  };
};

/**
 * What the text does not foresee waits for operations management with the LNSE: a straight flush
 * beside a royal, and rounds of several tables taken as one play (R132-52).
 *
 * @see R132-73
 */
const holdOf = (
  amount: Centavos | null,
  tables: number,
  { tables: linked, terms }: AnnouncedJackpot,
): Hold | null => {
  if (amount !== null) return tables > 1 ? { norm: 'R132-52', proposals: [amount] } : null;
  const restarted = sum(linked.map(restartedValue));
  const share = shareOf(restarted, terms.prizeBps['straight-flush']);
  const proposals = [centavos(0), share];
  const isLiteral = terms.straightFlushAfterRoyal === 'literal';
  return { norm: 'R132-53', proposals: isLiteral ? proposals : proposals.toReversed() };
};
