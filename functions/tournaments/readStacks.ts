import { dealRefusals } from '../../domain/tournament/chips/mayDeal.ts';
import {
  absentEntries,
  absentStack,
  dueForRemoval,
  isAbsent,
  isHeld,
  leftOf,
} from '../../domain/tournament/chips/stacks.ts';
import { chipsInPlay } from '../../domain/tournament/chipsInPlay.ts';
import type { PaidEntry } from '../../domain/tournament/entries.ts';
import { liveEntries } from '../../domain/tournament/entries.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readStacks as route } from './readStacks.schema.ts';

/** GET …/stacks — the table sheets and the list of the absent (R123-II-4, R123-I-37). */
export const readStacks: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    tables: tablesWithStacks(state).map((table) => ({
      table,
      seats: [...seatsOf(state, table), ...placedOf(state, table)].sort(
        (one, other) => one.seat - other.seat,
      ),
      hand: state.chips.hands[table]?.hand ?? null,
      waitsFor: state.start ? dealRefusals(state, table).map(({ code }) => code) : [],
    })),
    absent: absentOf(state),
    chipsInPlay: chipsInPlay(state),
  }));

const tablesWithStacks = (state: AnnouncedTournament): number[] => {
  const seated = new Set(liveEntries(state).map(({ table }) => table));
  const placed = new Set(state.chips.placed.map(({ table }) => table));
  return state.breakOrder.filter((table) => seated.has(table) || placed.has(table));
};

const seatsOf = (state: AnnouncedTournament, at: number) =>
  liveEntries(state).flatMap((entry) => {
    const { table, seat, entryId, sale } = entry;
    if (table !== at || seat === null) return [];
    const absent = isAbsent(entry);
    const chips = absent ? absentStack(state, entry) : null;
    return [
      { seat, entryId, entryNumber: sale.entryNumber, status: statusOf(state, entry), chips },
    ];
  });

const statusOf = (state: AnnouncedTournament, entry: PaidEntry) => {
  if (!isAbsent(entry)) return 'present' as const;
  return isHeld(state, entry.entryId) ? ('held' as const) : ('absent' as const);
};

const placedOf = ({ chips }: AnnouncedTournament, at: number) =>
  chips.placed
    .filter(({ table }) => table === at)
    .map((stack) => ({
      seat: stack.seat,
      entryId: null,
      entryNumber: null,
      status: 'placed' as const,
      chips: leftOf(stack),
    }));

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
