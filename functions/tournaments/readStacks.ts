import { dealRefusals } from '../../domain/tournament/chips/mayDeal.ts';
import { absentEntries, dueForRemoval } from '../../domain/tournament/chips/stacks.ts';
import { tableSheets } from '../../domain/tournament/chips/tableSheet.ts';
import { chipsInPlay } from '../../domain/tournament/chipsInPlay.ts';
import { chipsOfStage } from '../../domain/tournament/chipsOfStage.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readStacks as route } from './readStacks.schema.ts';

/** GET …/stacks — the table sheets and the list of the absent (R123-II-4, R123-I-37). */
export const readStacks: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const { table: asked } = input.query;
    return {
      tables: [...tableSheets(state)]
        .filter(([table]) => asked === undefined || table === asked)
        .map(([table, sheet]) => ({
          table,
          seats: sheet.map(({ table: _, ...seat }) => seat),
          hand: state.chips.hands[table]?.hand ?? null,
          waitsFor: asked === undefined ? null : waitsFor(state, table),
        })),
      absent: absentOf(state),
      chipsInPlay: chipsOfStage(state) ?? chipsInPlay(state),
    };
  });

/** Why the table may not deal its next hand. */
const waitsFor = (state: AnnouncedTournament, table: number): string[] =>
  state.start ? dealRefusals(state, table).map(({ code }) => code) : [];

const absentOf = (state: AnnouncedTournament) => {
  const due = new Set(dueForRemoval(state).map(({ entryId }) => entryId));
  return absentEntries(state).map(({ entryId, sale }) => {
    const hold = state.chips.holds.find((one) => one.entryId === entryId);
    return {
      entryId,
      entryNumber: sale.entryNumber,
      due: due.has(entryId),
      hold: hold ? { askedBy: hold.askedBy, at: hold.occurredAt } : null,
      contacts: state.chips.contacts
        .filter((one) => one.entryId === entryId)
        .map(({ occurredAt: at, outcome }) => ({ at, outcome })),
    };
  });
};
