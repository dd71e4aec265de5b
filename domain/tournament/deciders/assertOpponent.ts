import { Rejection } from '../../errors.ts';
import { entryOf } from '../entries.ts';
import { outOf } from '../exits.ts';
import type { FactOf } from '../facts.ts';
import { playersOf } from '../stages.ts';
import type { AnnouncedTournament, ExitFact, SeatAct } from '../state.ts';

/**
 * Chips that are lost in a hand are won by somebody at its table, who stays: unless the winner was
 * moved since, or left otherwise. Simultaneous hands and late reports tell no table as it was.
 *
 * @see R123-I-68, R123-I-57
 * @throws {Rejection} `tournament.field-empty`
 */
export const assertOpponent = (
  exit: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  const { out, simultaneous, reportedLate } = exit;
  const table = out[0]?.table;
  if (simultaneous || reportedLate !== null || table === undefined) return;
  const gone = outOf(exit);
  const stay = playersOf(state).some((one) => one.table === table && !gone.includes(one.entryId));
  if (stay || state.seatActs.some(isMoveSince(exit)) || state.exits.some(leftTable(exit, state)))
    return;
  throw new Rejection('tournament.field-empty', 'R123-I-68', { out: out.length });
};

const isMoveSince =
  ({ occurredAt }: FactOf<'EntriesEliminated'>) =>
  (act: SeatAct): boolean => {
    const why = act.type === 'SeatsRedrawn' ? act.occasion : act.cause;
    return why !== 'initial' && why !== 'late-entry' && act.occurredAt >= occurredAt;
  };

/** Who withdraws or is disqualified takes chips along, in that hand or later. */
const leftTable =
  ({ hand, out, jornada }: FactOf<'EntriesEliminated'>, state: AnnouncedTournament) =>
  (left: ExitFact): boolean =>
    left.type !== 'EntriesEliminated' &&
    left.jornada === jornada &&
    left.hand >= hand &&
    outOf(left).some((entryId) => entryOf(state, entryId)?.table === out[0]?.table);
