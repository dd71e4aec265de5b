import type { TournamentFact } from '../../domain/tournament/facts.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { Outcome } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Write } from '../shared/table.ts';

/** What the journal reads of an event beside its settlement: each is of its own jornada. */
const BOOKED: ReadonlySet<TournamentFact['type']> = new Set([
  'PrizePaid',
  'PrizePaymentReversed',
  // Each may move what the operator adds to a guaranteed pool (decision T14).
  'PrizesLocked',
  'EventCancelled',
]);

/**
 * The event under each jornada in whose entry something of it stands. No paper says so: a payment
 * taken back files none on its day, and that of a late act is of another one.
 *
 * @see R123-I-66
 */
export const bookedRows = (
  operator: string,
  tournamentId: string,
  { facts, sequence }: Outcome<Tournament, TournamentFact>,
): Write[] => {
  const booked = facts.filter(({ type }) => BOOKED.has(type)).map(({ jornada }) => jornada);
  return [...new Set(booked)].map((jornada) => ({
    put: { ...keys.booked(operator, jornada, tournamentId), tournamentId, jornada, sequence },
    when: { sequenceBelow: sequence },
  }));
};
