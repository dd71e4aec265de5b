import { proposalOf } from '../../domain/tournament/seating/balance.ts';
import { isRegroupDue, laidTables } from '../../domain/tournament/seating/laidTables.ts';
import { proposedRounds } from '../../domain/tournament/seating/proposedRounds.ts';
import { finalTableDue } from '../../domain/tournament/seating/redraws.ts';
import { isMultiTable } from '../../domain/tournament/tables.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readTables as route } from './readTables.schema.ts';

/** GET …/tables — derived from the facts, never typed. */
export const readTables: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const { terms, breakOrder, rounds } = state;
    return {
      tables: laidTables(state).map(({ table, players }) => ({
        table,
        players: players.map(({ seat, entryId, sale, seating }) => ({
          seat,
          entryId,
          entryNumber: sale.entryNumber,
          seated: seating !== null,
        })),
      })),
      proposal: isMultiTable(terms) ? proposalOf(state, terms) : null,
      regroupDue: isMultiTable(terms) && isRegroupDue(state, terms),
      finalTableDue: isMultiTable(terms) && finalTableDue(state, terms),
      breakOrder,
      handForHand: {
        on: rounds.on,
        proposed: proposedRounds(state),
        round: rounds.round,
        pending: rounds.pending,
      },
    };
  });
