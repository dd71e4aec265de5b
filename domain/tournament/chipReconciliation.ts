import { derived } from '../derived.ts';
import { PURCHASE_CODES } from '../settlement/types.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import { chargedOf, issuedStack, totalOf } from './chips/stacks.ts';
import { allEntries, entryOf, isPaid, paidEntries } from './entries.ts';
import type { TournamentFact } from './facts.ts';
import type { TableCode } from './moneyFacts.ts';
import { placeOfSale } from './purchases.ts';
import { placeKey } from './reconciliation.ts';
import { stagesOf } from './stages.ts';
import type { AnnouncedTournament, ExitFact } from './state.ts';
import { standingPurchases } from './tablePurchases.ts';

/**
 * What the chips in play are made of: published stacks sold, rebuys and add-ons; what late stacks had
 * less; stacks that nobody bought, with what they paid to pots; what was taken out; races; and the
 * differences explained when a day ended.
 */
export const CHIP_PARTS = [
  ...PURCHASE_CODES,
  ...(['reduced', 'unbought', 'removed', 'raced', 'explained'] as const),
] as const;

export type ChipPart = (typeof CHIP_PARTS)[number];

/** How many there were, and their chips, below zero when they left play. */
export type PartSum = { readonly count: number; readonly chips: number };
export type ChipParts = Readonly<Record<ChipPart, PartSum>>;

/** A count of all the chips in play, as they were at that moment. */
export type WholeCount = {
  readonly at: Instant;
  readonly counted: number;
  readonly inPlay: number;
  /** Of the table of a paper; null when no sheet of it is known. */
  readonly atTable: number | null;
  /** Said at the closing of who had them all, and on no sheet. */
  readonly declared?: true;
};

/** The chips of an event, of one of its tables if there are others, and how they were counted. */
export type ChipReconciliation = {
  readonly event: ChipParts;
  readonly table: ChipParts | null;
  readonly count: WholeCount | null;
};

type Place = { readonly jornada: Jornada; readonly table: number };

/**
 * Stacks issued, rebuys and add-ons, less what was withdrawn, with what races changed, beside the
 * last count of all of them. A player carries his chips to another table: only the event's agree.
 *
 * @see R123-IV-7, R123-IV-7.1, R123-I-46, R123-II-14, R123-II-15
 */
export const chipReconciliation = (
  state: AnnouncedTournament,
  facts: readonly TournamentFact[],
  place: Place | null,
): ChipReconciliation => {
  const { all, byPlace } = known(state);
  return {
    event: all,
    table: place && (byPlace.get(placeKey(place.jornada, place.table)) ?? partsOf([])),
    count: lastWholeCount(state, facts, place),
  };
};

/** All the parts of the chips in play added up. */
export const chipsOf = (parts: ChipParts): number =>
  totalOf(CHIP_PARTS.map((part) => parts[part].chips));

/** Every table of an event asks for the same. */
const known = derived((state: AnnouncedTournament) => {
  const movements = movementsOf(state);
  const placed = movements.filter((one) => one.table !== null && one.jornada !== null);
  const groups = Map.groupBy(placed, ({ jornada, table }) => placeKey(jornada!, table!));
  const byPlace = new Map([...groups].map(([key, group]) => [key, partsOf(group)]));
  return { all: partsOf(movements), byPlace };
});

type Movement = {
  readonly part: ChipPart;
  readonly chips: number;
  /** Null for what belongs to no (jornada, table). */
  readonly jornada: Jornada | null;
  readonly table: number | null;
};

const partsOf = (movements: readonly Movement[]): ChipParts => {
  const sums = Object.fromEntries(CHIP_PARTS.map((part) => [part, { count: 0, chips: 0 }]));
  for (const { part, chips } of movements) {
    const { count, chips: before } = sums[part]!;
    sums[part] = { count: count + 1, chips: before + chips };
  }
  return sums as ChipParts;
};

const movementsOf = (state: AnnouncedTournament): Movement[] => [
  ...stacksOf(state),
  ...boughtOf(state),
  ...unboughtOf(state),
  ...state.exits.flatMap((exit) => removedBy(exit, state)),
  ...racesOf(state),
];

const NOWHERE = { jornada: null, table: null };

const stacksOf = (state: AnnouncedTournament): Movement[] =>
  paidEntries(state).flatMap((entry) => {
    const place = placeOfSale(state, entry, entry.sale);
    const published = state.terms.startingStack;
    const less = issuedStack(state, entry) - published;
    const stack: Movement = { part: 'IN', chips: published, ...place };
    return less === 0 ? [stack] : [stack, { part: 'reduced', chips: less, ...place }];
  });

const boughtOf = (state: AnnouncedTournament): Movement[] =>
  paidEntries(state).flatMap((entry) => [
    ...standingPurchases(entry).map(({ code, chips, jornada, table }) => ({
      ...{ part: code, chips, jornada, table },
    })),
    ...(entry.owes?.behind === undefined
      ? []
      : [{ part: BEHIND, chips: entry.owes.behind, ...NOWHERE }]),
  ]);

/** Chips of a rebuy that play before they are paid (CLUB-T23). */
const BEHIND: TableCode = 'RB';

const unboughtOf = (state: AnnouncedTournament): Movement[] => {
  const { placed, inPots } = state.chips;
  const returned = allEntries(state).filter((entry) => !isPaid(entry));
  const paidToPots = [...returned.map((entry) => chargedOf(state, entry)), inPots];
  return [...placed.map((stack) => stack.chips), ...paidToPots.filter((one) => one !== 0)].map(
    (chips) => ({ part: 'unbought', chips, ...NOWHERE }),
  );
};

const removedBy = (exit: ExitFact, state: AnnouncedTournament): Movement[] => {
  const { jornada } = exit;
  const out = leaving(exit).filter(({ chipsRemoved }) => chipsRemoved > 0);
  return out.map(({ entryId, chipsRemoved, table }) => ({
    part: 'removed',
    chips: -chipsRemoved,
    jornada,
    table: table ?? entryOf(state, entryId)?.table ?? null,
  }));
};

const leaving = (exit: ExitFact) => {
  if (exit.type === 'EntriesEliminated') return [];
  const out: readonly { entryId: string; chipsRemoved: number; table?: number }[] =
    exit.type === 'EntryWithdrawn' ? [exit] : exit.out;
  return out;
};

const racesOf = ({ chips: { raced, adjustment } }: AnnouncedTournament): Movement[] => {
  const races = raced.map((one) => ({
    part: 'raced' as const,
    chips: one.adjustment,
    ...{ jornada: one.jornada, table: one.table },
  }));
  const explained = adjustment - totalOf(races.map(({ chips }) => chips));
  return explained === 0 ? races : [...races, { part: 'explained', chips: explained, ...NOWHERE }];
};

/** Of the tables, of the bags of a night, or of who has all of them at the closing. */
const lastWholeCount = (
  state: AnnouncedTournament,
  facts: readonly TournamentFact[],
  place: Place | null,
): WholeCount | null => {
  const opened = facts.findLastIndex(({ type }) => type === 'ExitUndone');
  for (let index = facts.length - 1; index >= 0; index -= 1) {
    const count = countIn(facts[index]!, state, place, index > opened);
    if (count) return count;
  }
  return null;
};

const countIn = (
  fact: TournamentFact,
  state: AnnouncedTournament,
  place: Place | null,
  stands: boolean,
): WholeCount | null => {
  const { type, occurredAt: at } = fact;
  switch (type) {
    case 'ChipsInPlayCounted': {
      const { total: counted, inPlay } = fact;
      return inPlay === null ? null : { at, counted, inPlay, atTable: sheetOf(fact, place) };
    }
    case 'PlayDayClosed':
      // Of an event in stages they are those of one of them.
      if (stagesOf(state.terms) !== null) return null;
      return { at, counted: fact.total, inPlay: fact.inPlay, atTable: null };
    case 'TournamentClosed': {
      const { winnerChips, counted } = fact;
      if (winnerChips === null || !counted || !stands) return null;
      return { at, counted: winnerChips, inPlay: winnerChips, atTable: null, declared: true };
    }
    default:
      return null;
  }
};

const sheetOf = (
  { sheets, jornada }: Extract<TournamentFact, { type: 'ChipsInPlayCounted' }>,
  place: Place | null,
): number | null => {
  const sheet = sheets.find(({ table }) => place?.table === table && place.jornada === jornada);
  return sheet ? totalOf(sheet.rows.map((row) => row.chips)) : null;
};
