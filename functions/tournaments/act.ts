import { barred } from '../../domain/tournament/eligibility.ts';
import type { PaperNumber, TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import * as shared from '../shared/acts.ts';
import type { Answer } from '../shared/answer.ts';
import { told } from '../shared/problems/told.ts';
import type { Call } from '../shared/route.ts';
import { streamOf } from '../shared/streams.ts';
import { countAct } from '../shared/till.ts';
import { TOURNAMENT } from '../shared/tournament.ts';
import { largePrizeRows, movementRows, tillOf } from './cash.ts';
import { viewsOf } from './views.ts';

/** A request to record an act of a tournament. */
export type ActInput = shared.ActInput<{ readonly tournamentId: string }>;
export type Scene<State = AnnouncedTournament> = shared.Scene<State>;

const paperOf = (fact: TournamentFact): PaperNumber | undefined => {
  if (fact.type === 'EntryPaid') return fact.voucher;
  if (fact.type === 'PrizeConfirmed') return fact.classification;
  return fact.type === 'PrizePaid' ? fact.receipt : undefined;
};

/** Who is barred is refused, though what is due to him was recorded (R123-I-27.b2). */
const notAdmitted = async (
  facts: readonly TournamentFact[],
  { requestId, language }: Call,
): Promise<Answer | undefined> => {
  const bar = facts.at(-1);
  if (bar?.type !== 'EntryBarred') return undefined;
  const problem = await told(barred(bar.group), requestId, language);
  const headers = { 'content-type': 'application/problem+json' };
  return { status: problem.status, headers, body: problem };
};

/** How the acts of a tournament are recorded: what moves money moves it in a till's shift. */
export const { announced, reached, act, actOnAny } = shared.actsOf({
  aggregate: TOURNAMENT,
  idOf: ({ tournamentId }: ActInput['path']) => tournamentId,
  streamOf: streamOf.tournament,
  missing: 'tournament.not-announced',
  paperOf,
  views: viewsOf,
  complete: async ({ ports, operator }, _tournamentId, prepared) => {
    const till = await tillOf(ports.table, operator, prepared.command);
    const { command, writes = [] } = prepared;
    return {
      command: till ? { ...command, shift: till.shiftId } : command,
      writes: till ? [...writes, countAct(till)] : writes,
      rows: (outcome) => [
        ...movementRows(operator, till, outcome),
        ...largePrizeRows(operator, outcome),
      ],
    };
  },
  refused: notAdmitted,
});
