import { invariant } from '../../domain/errors.ts';
import { bustIn } from '../../domain/tournament/deciders/hands/bustOut.ts';
import { exitedIds } from '../../domain/tournament/exits.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { tableHand } from './playedHand.ts';
import type { recordHand as route } from './recordHand.schema.ts';

/** POST …/played-hands — whole, or refused whole at the field that does not fit (R123-II-42). */
export const recordHand: Handler<typeof route> = ({ path, body, call }) => {
  const { table, hand, button, stacks, recounted, buttonCards, buttonTable } = body;
  const { actions, board, boardsAgain, shown, mucked, dead, ranking, discarded } = body;
  return act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'RecordHand',
      ...circumstance,
      handId: call.idempotencyKey,
      table,
      hand,
      button,
      buttonCards,
      buttonTable,
      stacks,
      recounted,
      posted: { actions, board, boardsAgain, shown, mucked, dead, ranking, discarded },
    }),
    (state) => reply(state, table),
  );
};

const reply = (state: AnnouncedTournament, table: number) => {
  const last = state.playedHands.last[table];
  invariant(last !== undefined, 'the hand was recorded');
  const gone = exitedIds(state);
  const bust = bustIn(last, state).map(({ entryId }) => entryId);
  return {
    handId: last.handId,
    hand: tableHand(table, last),
    out: bust.filter((entryId) => gone.has(entryId)),
    withoutChips: bust.filter((entryId) => !gone.has(entryId)),
  };
};
