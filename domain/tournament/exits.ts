import { derived, derivedFromAll } from '../derived.ts';
import { invariant } from '../errors.ts';
import type { Exit } from '../settlement/types.ts';
import { entryIn } from './entryBook.ts';
import type { FactOf } from './facts.ts';
import { withLastPositions } from './lastPositions.ts';
import type { AnnouncedTournament, Entry, ExitFact } from './state.ts';
import { clubOf, isSitAndGo, onlyTable } from './tables.ts';

/** The entries that one act puts out. */
export const outOf = (exit: ExitFact): string[] =>
  exit.type === 'EntryWithdrawn' ? [exit.entryId] : exit.out.map(({ entryId }) => entryId);

export const exitedIds = ({ exits }: AnnouncedTournament): ReadonlySet<string> => idsOut(exits);

const idsOut = derived(
  (exits: AnnouncedTournament['exits']): ReadonlySet<string> => new Set(exits.flatMap(outOf)),
);

/**
 * The event as if that absent player had not been removed: the price of who is barred goes back, so
 * he never took part, and nobody is ranked with him.
 *
 * @see R123-I-27.b2, R123-I-39
 */
export const withoutRemoval = (
  state: AnnouncedTournament,
  entryId: string,
): AnnouncedTournament => {
  const removal = state.exits.find(
    (exit) => exit.type === 'AbsentRemoved' && outOf(exit).includes(entryId),
  );
  if (removal?.type !== 'AbsentRemoved') return state;
  const out = removal.out.filter((one) => one.entryId !== entryId);
  const exits = state.exits.flatMap((exit) => {
    if (exit !== removal) return [exit];
    return out.length > 0 ? [{ ...removal, out }] : [];
  });
  const undoneExits = out.length > 0 ? state.undoneExits : [...state.undoneExits, removal];
  return { ...state, exits, undoneExits };
};

/** What tells the order in which entries left. */
type Left = Pick<AnnouncedTournament, 'exits' | 'terms'>;

/**
 * The exits in the order that ranks them. One table: by hand, then as recorded. Several: as
 * recorded, since hands of different tables have no order; what was reported late stands where it
 * happened. A disqualification is immediate, so who is reported after it was active at that
 * moment (decisions M8, J3).
 *
 * @see R123-I-59, R123-I-68, R123-II-41.b3
 */
export const rankedExits = ({ exits, terms }: Left): ExitFact[] => {
  if (!isSitAndGo(terms)) return acrossTables(exits);
  const byHand = Map.groupBy(
    exits.toSorted((one, other) => one.hand - other.hand),
    ({ hand }) => hand,
  );
  return [...byHand.values()].flatMap(bustsFirst);
};

/** A withdrawal, or an absence, takes effect when the hand ends: nobody who bust in it was still there. */
const bustsFirst = (ofHand: readonly ExitFact[]): readonly ExitFact[] => {
  const end = ofHand.findIndex(({ type }) => type === 'EntryWithdrawn' || type === 'AbsentRemoved');
  if (end < 0) return ofHand;
  const isBust = ({ type }: ExitFact) => type === 'EntriesEliminated';
  const after = ofHand.slice(end);
  const [busts, others] = [after.filter(isBust), after.filter((exit) => !isBust(exit))];
  return [...ofHand.slice(0, end), ...busts, ...others];
};

/** Whether he withdrew in the hand in which the other bust: he was still there when it was played. */
const leftWhenHandEnded = (withdrawn: ExitFact, bust: ExitFact): boolean =>
  withdrawn.type === 'EntryWithdrawn' &&
  bust.type === 'EntriesEliminated' &&
  bust.simultaneous === undefined &&
  withdrawn.jornada === bust.jornada &&
  withdrawn.hand === bust.hand &&
  withdrawn.stageId === bust.stageId &&
  withdrawn.table === bust.out[0]?.table;

/**
 * Puts each exit of several tables in its place: the last one, unless it was reported late or
 * somebody withdrew in the same hand of the same table.
 */
const acrossTables = (exits: readonly ExitFact[]): ExitFact[] => {
  const ranked: ExitFact[] = [];
  for (const exit of exits) {
    const late = exit.type === 'EntriesEliminated' && exit.reportedLate !== null;
    const at = ranked.findIndex((one) =>
      late ? one.occurredAt > exit.occurredAt : leftWhenHandEnded(one, exit),
    );
    ranked.splice(at < 0 ? ranked.length : at, 0, exit);
  }
  return ranked;
};

/**
 * The exits as settlement classifies them, with entry numbers. Eliminations of one hand of one
 * table that were reported apart are one exit, so that the chips at its start rank them, and so are
 * those of one round of simultaneous hands, whose tables tie.
 *
 * @see R123-I-70, R123-I-72
 */
export const exitsOf = (state: AnnouncedTournament): readonly Exit[] => {
  // The number of who was sold an entry never changes.
  const { exits, terms, floor } = state;
  return rememberedExits([exits, terms, floor.lastPositions], () => rankedWithNumbers(state));
};

const rememberedExits = derivedFromAll<readonly Exit[]>();

const rankedWithNumbers = (state: AnnouncedTournament): Exit[] => {
  const numberOf = (entryId: string): number => saleNumber(entryIn(state.entries, entryId));
  const tableOf = ({ table }: Out): number => table ?? onlyTable(state.terms);
  const playOf = (exit: ExitFact): string => {
    if (exit.type !== 'EntriesEliminated') return exit.exitId;
    const { simultaneous, stageId = '', hand, out } = exit;
    if (simultaneous === 'hand-for-hand') return `round ${stageId} ${hand}`;
    return simultaneous ? exit.exitId : `hand ${stageId} ${out.map(tableOf)[0]}/${hand}`;
  };
  const together = Map.groupBy(rankedExits(state), playOf);
  const exits = [...together.values()].map((group) => merge(group, tableOf, numberOf));
  const ranked = clubOf(state.terms) ? exits.map(byChipsAlone) : exits;
  return withLastPositions(ranked, rankedLast(state).map(numberOf));
};

/** In the club chips at the start of the hand rank players of any table (CLUB-T25, decision M7). */
const byChipsAlone = (exit: Exit): Exit => {
  if (exit.kind !== 'simultaneous-elimination') return exit;
  const [first] = exit.out;
  return { kind: 'elimination', table: first?.table ?? 0, hand: 0, out: exit.out };
};

/** Whom the Director ranked last, as long as the exit stands (R123-I-58). */
const rankedLast = ({ floor, exits }: AnnouncedTournament): string[] =>
  floor.lastPositions
    .filter(({ exitId }) => exits.some((exit) => exit.exitId === exitId))
    .map(({ entryId }) => entryId);

type Out = FactOf<'EntriesEliminated'>['out'][number];

const merge = (
  group: readonly ExitFact[],
  tableOf: (out: Out) => number,
  numberOf: (entryId: string) => number,
): Exit => {
  const [first] = group as [ExitFact];
  switch (first.type) {
    case 'EntriesEliminated': {
      const out = group.flatMap((exit) => (exit.type === 'EntriesEliminated' ? exit.out : []));
      const ranked = out.map((one) => ({
        entry: numberOf(one.entryId),
        chipsAtStart: one.chipsAtStart,
        table: tableOf(one),
      }));
      if (first.simultaneous)
        return { kind: 'simultaneous-elimination', cause: first.simultaneous, out: ranked };
      const [{ table }] = ranked as [(typeof ranked)[number]];
      return { kind: 'elimination', table, hand: first.hand, out: ranked };
    }
    case 'AbsentRemoved':
      return {
        kind: 'absence',
        out: first.out.map(({ entryId, chipsRemoved }) => ({
          entry: numberOf(entryId),
          chipsRemoved,
        })),
      };
    case 'EntryWithdrawn':
      return { kind: 'withdrawal', entry: numberOf(first.entryId) };
    case 'EntriesDisqualified': {
      const out = first.out.map(({ entryId, chipsRemoved }) => ({
        entry: numberOf(entryId),
        chipsRemoved,
      }));
      return { kind: 'disqualification', out };
    }
  }
};

const saleNumber = (entry: Entry | undefined): number => {
  const number = entry?.sale?.entryNumber;
  invariant(number !== undefined, 'only paid entries leave');
  return number;
};
