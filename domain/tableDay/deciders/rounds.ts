import { decide } from '../../madero/decide.ts';
import { evolve } from '../../madero/evolve.ts';
import type { RoundFact } from '../../madero/facts.ts';
import { playRound } from '../../madero/playRound.ts';
import type { Round } from '../../madero/state.ts';
import type { Circumstance } from '../../tournament/facts.ts';
import type { MeterShare, TableCommandOf } from '../commands.ts';
import { evolveRounds } from '../evolveRounds.ts';
import type { TableFact } from '../facts.ts';
import { assertAfter, assertNoRoundOpen, assertOfDay, requireOpenDay } from '../guards.ts';
import { signedForPayments } from '../largePayments.ts';
import type { AnnouncedTable, TableDay } from '../state.ts';

/**
 * A round as it ended, under the next number of the day, with what its meter decided.
 *
 * @see R132-2, R132-36, R132-51, R132-54
 * @throws {Rejection} in this order: `table.day-not-open`, `table.jornada-differs`,
 *   `table.time-backwards`, `table.round-open`, then as a round refuses, then as
 *   `signedForPayments`
 */
export const playWholeRound = (
  { round, meter, ...command }: TableCommandOf<'PlayRound'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { last } = state.day?.rounds ?? {};
  if (last && last.status !== 'unopened' && last.roundId === round.roundId) return [];
  const day = requireDayOf(command, state);
  assertNoRoundOpen(day);
  const { tableId, terms } = state;
  const number = day.rounds.number + 1;
  const circumstance = circumstanceOf(command);
  const played = playRound({ ...round, tableId, terms, number }, circumstance);
  const facts = [...played.facts, ...paidBy(meter, played.state, circumstance)];
  return signedForPayments(facts, command, terms);
};

/**
 * One step of a round. The step that settles it carries what its meter decided. A round is of the
 * jornada in which it was opened, also when it ends in the next one (decision J1).
 *
 * @see R132-2, R132-24, R132-36
 * @throws {Rejection} in this order: `table.day-not-open`, `table.jornada-differs`,
 *   `table.time-backwards`, `table.round-open`, then as a round refuses, then as
 *   `signedForPayments`
 */
export const stepRound = (
  { step, meter, ...asked }: TableCommandOf<'StepRound'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { jornada } = requireOpenDay(state);
  const command = step.type === 'OpenRound' ? asked : { ...asked, jornada };
  const day = requireDayOf(command, state);
  const { last, number } = day.rounds;
  const circumstance = circumstanceOf(command);
  if (step.type !== 'OpenRound') {
    const facts = decide({ ...step, ...circumstance }, last);
    const after = facts.reduce<Round>(evolve, last);
    const paid = facts.length === 0 ? [] : paidBy(meter, after, circumstance);
    return signedForPayments([...facts, ...paid], command, state.terms);
  }
  const { tableId, terms } = state;
  const isRepeated = last.status !== 'unopened' && last.roundId === step.roundId;
  if (!isRepeated) assertNoRoundOpen(day);
  const before: Round = isRepeated ? last : { status: 'unopened' };
  const open = { ...step, tableId, terms, number: isRepeated ? number : number + 1 };
  return decide({ ...open, ...circumstance }, before);
};

/** The round that a command would make, before its meter is asked. @throws as the command itself */
export const roundAfter = (
  command: TableCommandOf<'PlayRound' | 'StepRound'>,
  state: AnnouncedTable,
): Round => {
  // Who signs for what it pays is asked once the meter has said what that is.
  const { soloPayoutMax: _, second: __, ...rest } = command;
  const asked = { ...rest, meter: null };
  const facts = asked.type === 'PlayRound' ? playWholeRound(asked, state) : stepRound(asked, state);
  if (facts.length === 0) return { status: 'unopened' }; // repeated: its meter was asked before
  const { rounds } = requireOpenDay(state);
  return (facts as RoundFact[]).reduce(evolveRounds, rounds).last;
};

const requireDayOf = (command: Circumstance, state: AnnouncedTable): TableDay => {
  const day = requireOpenDay(state);
  assertOfDay(command, day);
  if (day.rounds.at !== null) assertAfter(command.occurredAt, day.rounds.at);
  return day;
};

const circumstanceOf = ({ by, occurredAt, jornada }: Circumstance): Circumstance => ({
  by,
  occurredAt,
  jornada,
});

/** What the round paid into the meter, and each prize that it took from it (R132-54). */
const paidBy = (
  meter: MeterShare | null,
  settled: Round,
  circumstance: Circumstance,
): TableFact[] => {
  if (meter === null || settled.status === 'unopened') return [];
  const { jackpotId, contribution, prizes } = meter;
  const { roundId } = settled;
  const facts: TableFact[] = [
    { type: 'MeterFed', ...circumstance, roundId, jackpotId, contribution },
  ];
  let round: Round = settled;
  for (const prize of prizes) {
    const recorded = decide({ type: 'RecordMeterPrize', ...circumstance, ...prize }, round);
    facts.push(...recorded);
    round = recorded.reduce(evolve, round);
  }
  return facts;
};
