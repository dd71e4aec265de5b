import { paidCount } from '../../domain/tournament/entries.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament, Tournament } from '../../domain/tournament/state.ts';
import { tablesOf } from '../../domain/tournament/tables.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import type { Outcome } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Item, Write } from '../shared/table.ts';
import { bookedRows } from './booked.ts';
import { tableRuns } from './tableRuns.ts';

/** How a list shows a tournament. */
export type TournamentSummary = {
  readonly tournamentId: string;
  readonly status: Tournament['status'];
  readonly name: string;
  readonly eventNumber: string;
  readonly venue: string;
  readonly modality: Terms['modality'];
  /** In the order in which they break, as `tableRuns` says them; a Sit & Go has one. */
  readonly tables: string;
  readonly jornada: string;
  readonly entriesPaid: number;
  /** The version of the stream that this view shows. */
  readonly sequence: number;
};

/** The views of a tournament that change with its facts; each can be rebuilt from the stream. */
export const viewsOf = (
  operator: string,
  tournamentId: string,
  outcome: Outcome<Tournament, TournamentFact>,
): Write[] => {
  const { state, facts, sequence } = outcome;
  if (state.status === 'unannounced') return [];
  const when = { sequenceBelow: sequence };
  const { name, eventNumber, venue, modality, jornada } = state.terms;
  const summary: TournamentSummary = {
    tournamentId,
    status: state.status,
    name,
    eventNumber,
    venue,
    modality,
    tables: tableRuns(tablesOf(state.terms)),
    jornada,
    entriesPaid: paidCount(state),
    sequence,
  };
  const index = {
    gsi1pk: keys.tournamentsIndex(operator),
    gsi1sk: keys.tournamentsIndexSk(jornada, tournamentId),
  };
  const key = keys.tournamentSummary(operator, tournamentId);
  return [
    { put: { ...key, ...index, ...summary }, when },
    ...(facts.some(({ type }) => WORK_CHANGES.has(type))
      ? [{ put: { ...workOf(operator, state), sequence }, when }]
      : []),
    ...bookedRows(operator, tournamentId, outcome),
  ];
};

const WORK_CHANGES: ReadonlySet<TournamentFact['type']> = new Set([
  'TournamentClosed',
  'ExitUndone',
  'SettlementFiled',
]);

/** An event that closed is open work until that closing is settled: then it leaves the index. */
const workOf = (
  operator: string,
  { tournamentId, status, closings, settled }: AnnouncedTournament,
): Item => {
  const key = keys.tournamentWork(operator, tournamentId);
  const open = status === 'closed' && !settled.some(({ closing }) => closing === closings);
  const gsi1sk = keys.workIndexSk(operator, tournamentId);
  const index = open ? { gsi1pk: keys.workIndex, gsi1sk } : {};
  return { ...key, ...index, operator, tournamentId, closing: closings, open };
};
