import { liveEntries, paidCount } from '../../domain/tournament/entries.ts';
import { poolOf, prizeLock } from '../../domain/tournament/prizes.ts';
import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { read } from './read.ts';
import type { readTournament as route } from './readTournament.schema.ts';
import { startReply, termsReply } from './termsReply.ts';

/** GET /v1/tournaments/{tournamentId} — with the ETag that corrections and closing ask for. */
export const readTournament: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    tournamentId: state.tournamentId,
    status: state.status,
    terms: termsReply(state.terms),
    seedHash: state.seedHash,
    level: state.level,
    entriesPaid: paidCount(state),
    entriesLive: liveEntries(state).length,
    pool: toMoney(poolOf(state)),
    start: startReply(state.start),
    lock: prizeLock(state).status,
    closings: state.closings,
  }));
