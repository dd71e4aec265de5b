import { Rejection } from '../errors.ts';
import { type Centavos, sum, ZERO } from '../money/centavos.ts';
import { divideEqually } from './divideEqually.ts';
import { rankExit } from './rankExit.ts';
import type { Deal, Exit, Resolution, Standing } from './types.ts';

export type ClassificationInput = {
  readonly entries: readonly number[];
  /** In the order they happened. */
  readonly exits: readonly Exit[];
  /** Empty while the prizes are not fixed: every prize is then zero. */
  readonly placePrizes: readonly Centavos[];
  readonly deal?: Deal;
  /** The event ended before its time: what is left of the places is as this says. */
  readonly resolution?: Resolution;
};

/** What active entries have been credited: from disqualified ones, and by agreement of all. */
type Credits = {
  readonly disqualified: Map<number, Centavos>;
  readonly agreed: Map<number, Centavos>;
};

/** Entries that share the places `position` to `position + entries.length - 1`. */
type Group = { readonly position: number; readonly entries: readonly number[] };

/**
 * Who finished where and what each collects, by position and then entry. Entries still in play
 * are not in the result; the one that remains alone is the winner. Where the event was ended with
 * several in play, they are ranked as the act says. Places count entries (M9).
 *
 * @see R123-I-6, R123-I-61, R123-I-68, R123-I-69, R123-I-70, R123-I-71, R123-I-72, R123-II-41.b3,
 *   CLUB-T25, CLUB-T27
 * @throws {Rejection} in this order: `settlement.more-places-than-entries`, then for each exit
 *   `settlement.entry-not-active`, `settlement.nobody-left`
 */
export const classify = ({
  entries,
  exits,
  placePrizes: published,
  deal,
  resolution,
}: ClassificationInput): Standing[] => {
  assertPlaces(published, entries);
  let placePrizes = published;
  const active = new Set(entries);
  const credits: Credits = { disqualified: new Map(), agreed: new Map() };
  const standings: Standing[] = [];
  for (const exit of exits) {
    if (deal?.shares.length === active.size) placePrizes = agreed(deal, placePrizes, credits);
    const ranked = rankExit(exit);
    leave(active, ranked.flat());
    const groups = placeGroups(ranked, active.size);
    if (exit.kind === 'disqualification') {
      standings.push(...groups.flatMap(loseEverything));
      redistribute(groups, placePrizes, active, credits);
    } else standings.push(...groups.flatMap((group) => collect(group, placePrizes, credits)));
  }
  if (deal?.shares.length === active.size) placePrizes = agreed(deal, placePrizes, credits);
  if (resolution)
    for (const group of resolvedGroups(resolution, active))
      standings.push(...collect(group, placePrizes, credits));
  else if (active.size === 1)
    standings.push(...collect({ position: 1, entries: [...active] }, placePrizes, credits));
  return standings.sort((one, other) => one.position - other.position || one.entry - other.entry);
};

/** Each entry named has a place of its own; the others share the rest. */
const resolvedGroups = ({ shares }: Resolution, active: ReadonlySet<number>): Group[] => {
  const named = shares.map(({ entry }, index) => ({ position: index + 1, entries: [entry] }));
  const others = [...active].filter((entry) => !shares.some((share) => share.entry === entry));
  if (others.length === 0) return named;
  return [...named, { position: named.length + 1, entries: others }];
};

/** Everybody left is credited his part, and the first place plays for the rest (CLUB-T27). */
const agreed = (
  deal: Deal,
  placePrizes: readonly Centavos[],
  credits: Credits,
): readonly Centavos[] => {
  for (const { entry, amount } of deal.shares) credits.agreed.set(entry, amount);
  return leftByDeal(deal, placePrizes);
};

/** What places still give once all who were left have agreed: the first one plays for the rest. */
export const leftByDeal = (
  { shares, left }: Deal,
  placePrizes: readonly Centavos[],
): readonly Centavos[] =>
  placePrizes.map((prize, index) => {
    if (index >= shares.length) return prize;
    return index === 0 ? left : ZERO;
  });

const assertPlaces = (placePrizes: readonly Centavos[], entries: readonly number[]): void => {
  if (placePrizes.length <= entries.length) return;
  const facts = { places: placePrizes.length, entries: entries.length };
  throw new Rejection('settlement.more-places-than-entries', 'R123-I-65', facts);
};

const leave = (active: Set<number>, entries: readonly number[]): void => {
  for (const entry of entries)
    if (!active.delete(entry))
      throw new Rejection('settlement.entry-not-active', 'R123-I-68', { entry });
  if (active.size === 0) throw new Rejection('settlement.nobody-left', 'R123-I-68');
};

/** Best group first, right behind those who stay active. */
const placeGroups = (ranked: readonly (readonly number[])[], activeCount: number): Group[] => {
  let position = activeCount + 1;
  return ranked.map((entries) => {
    const group = { position, entries };
    position += entries.length;
    return group;
  });
};

/** The prizes of the places a group shares, added. */
const prizeOf = ({ position, entries }: Group, placePrizes: readonly Centavos[]): Centavos =>
  sum(placePrizes.slice(position - 1, position - 1 + entries.length));

const sharedThrough = ({ position, entries }: Group): number | null =>
  entries.length > 1 ? position + entries.length - 1 : null;

const collect = (group: Group, placePrizes: readonly Centavos[], credits: Credits): Standing[] => {
  const parts = divideEqually(prizeOf(group, placePrizes), group.entries);
  return [...parts].map(([entry, part]) => {
    const fromDisqualified = credits.disqualified.get(entry) ?? ZERO;
    const byAgreement = credits.agreed.get(entry) ?? ZERO;
    return {
      entry,
      position: group.position,
      sharedThrough: sharedThrough(group),
      prize: sum([part, fromDisqualified, byAgreement]),
      fromDisqualified,
      disqualified: false,
    };
  });
};

const loseEverything = (group: Group): Standing[] =>
  group.entries.map((entry) => ({
    entry,
    position: group.position,
    sharedThrough: sharedThrough(group),
    prize: ZERO,
    fromDisqualified: ZERO,
    disqualified: true,
  }));

/**
 * What a disqualified entry would have collected goes in equal parts to those active at that
 * moment: the prize of its place and, as a reading, what it had been credited itself (M8).
 */
const redistribute = (
  groups: readonly Group[],
  placePrizes: readonly Centavos[],
  active: ReadonlySet<number>,
  credits: Credits,
): void => {
  const credited = groups.flatMap(({ entries }) =>
    entries.flatMap((entry) => [
      credits.disqualified.get(entry) ?? ZERO,
      credits.agreed.get(entry) ?? ZERO,
    ]),
  );
  const total = sum([...groups.map((group) => prizeOf(group, placePrizes)), ...credited]);
  for (const [entry, part] of divideEqually(total, [...active]))
    credits.disqualified.set(entry, sum([credits.disqualified.get(entry) ?? ZERO, part]));
};
