import { derived, derivedFromAll } from '../derived.ts';
import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import { classify } from '../settlement/classify.ts';
import { resolvedPrizes } from '../settlement/resolvedPrizes.ts';
import type { Deal, Resolution, Standing } from '../settlement/types.ts';
import { entryOf, isPaid, paidCount, paidEntries, paidSales } from './entries.ts';
import { entryIn, pageByPage } from './entryBook.ts';
import { exitsOf } from './exits.ts';
import type { FactOf } from './facts.ts';
import type { MoneyFactOf } from './moneyFacts.ts';
import type { AnnouncedTournament, Confirmation, Entry, Payment } from './state.ts';
import { standingPurchases } from './tablePurchases.ts';
import { isMultiTable } from './tables.ts';

/** The prize part of every purchase not returned (decision M4). Provisional until it is locked. */
export const poolOf = ({ entries }: Pick<AnnouncedTournament, 'entries'>): Centavos =>
  sum(prizePartOfPages(entries));

const prizePartOfPages = pageByPage((entries) =>
  sum(
    entries
      .filter(isPaid)
      .flatMap((entry) => [
        entry.sale.prizePart,
        ...standingPurchases(entry).map(({ prizePart }) => prizePart),
      ]),
  ),
);

/**
 * What the operator pays in so that the pool reaches the one that was guaranteed. It is shown
 * apart and taken from no other item (decision T14).
 */
export const overlayOf = (state: AnnouncedTournament): Centavos => {
  const { terms } = state;
  const guarantee = isMultiTable(terms) ? (terms.guarantee ?? 0) : 0;
  return centavos(Math.max(0, guarantee - poolOf(state)));
};

/** What a lock divides: the pool of the purchases, and what the operator pays in. */
export const fundOf = ({ pool, overlay }: Pick<FactOf<'PrizesLocked'>, 'pool' | 'overlay'>) =>
  sum([pool, overlay ?? ZERO]);

export type PrizeLock =
  | { readonly status: 'none' }
  | { readonly status: 'current' | 'stale'; readonly lock: FactOf<'PrizesLocked'> };

/**
 * Whether the pool and the places are fixed, and whether what they were fixed on still holds.
 *
 * @see R123-I-64, R123-I-65
 */
export const prizeLock = (state: AnnouncedTournament): PrizeLock => {
  const { lock } = state;
  if (!lock) return { status: 'none' };
  const same = lock.pool === poolOf(state) && lock.entries === paidCount(state);
  return { status: same ? 'current' : 'stale', lock };
};

/**
 * Who finished where, by position, with the prizes of the last lock; zero before the first. The
 * winner is there once he is alone, and all who were left once the event was ended before its time.
 * Nobody has finished before the start.
 *
 * @see R123-I-6, R123-I-68, R123-I-70, R123-IV-9.1.p3
 */
export const standingsOf = (state: AnnouncedTournament): readonly Standing[] => {
  const { start, lock, deal, ended } = state;
  if (!start) return [];
  // A confirmation or a payment changes an entry, and no place.
  const on = [paidSales(state), exitsOf(state), lock ?? NONE, deal ?? NONE, ended ?? NONE];
  return rememberedStandings(on, () => classified(state));
};

const NONE = {};
const rememberedStandings = derivedFromAll<readonly Standing[]>();

const classified = (state: AnnouncedTournament): readonly Standing[] => {
  const entries = paidSales(state).map(({ entryNumber }) => entryNumber);
  // A sale void since the lock may leave fewer entries than places; until it is locked again.
  const published = (state.lock?.placePrizes ?? []).slice(0, entries.length);
  const deal = state.deal && dealOf(state.deal, state);
  const resolution = state.ended && resolutionOf(state.ended, state);
  const placePrizes = resolution
    ? resolvedPrizes(published, resolution, resolution.players)
    : published;
  const agreed = { ...(deal && { deal }), ...(resolution && { resolution }) };
  return classify({ entries, exits: exitsOf(state), placePrizes, ...agreed });
};

const byEntry = derived(
  (standings: readonly Standing[]): ReadonlyMap<number, Standing> =>
    new Map(standings.map((standing) => [standing.entry, standing])),
);

/** An agreement as settlement takes it, with entry numbers. */
export const dealOf = (
  { shares, left }: FactOf<'DealRecorded'>,
  { entries }: Pick<AnnouncedTournament, 'entries'>,
): Deal => ({
  shares: byNumber(shares, entries),
  left,
});

/** What the act of an ended event gives, as settlement takes it. */
export const resolutionOf = (
  { shares, players }: MoneyFactOf<'EventEnded'>,
  { entries }: Pick<AnnouncedTournament, 'entries'>,
): Resolution & { readonly players: number } => ({ shares: byNumber(shares, entries), players });

const byNumber = (
  shares: FactOf<'DealRecorded'>['shares'],
  entries: AnnouncedTournament['entries'],
): Deal['shares'] =>
  shares.flatMap(({ entryId, amount }) => {
    const entry = entryIn(entries, entryId)?.sale?.entryNumber;
    return entry === undefined ? [] : [{ entry, amount }];
  });

/** Undefined while the entry is in play. */
export const standingOf = (state: AnnouncedTournament, entryId: string): Standing | undefined => {
  const number = entryOf(state, entryId)?.sale?.entryNumber;
  return number === undefined ? undefined : byEntry(standingsOf(state)).get(number);
};

/** The confirmation that a prize is paid on: the last one, if it still says what is due. */
export const currentConfirmation = (
  state: AnnouncedTournament,
  { entryId, confirmation }: Entry,
): Confirmation | null => {
  if (!confirmation || confirmation.withdrawn) return null;
  const standing = standingOf(state, entryId);
  return standing && agrees(confirmation, standing) ? confirmation : null;
};

/** Every payment ever made to an entry, those taken back too. */
export const paymentsOf = ({ payment, reversedPayments }: Entry): Payment[] => [
  ...reversedPayments,
  ...(payment ? [payment] : []),
];

/** Whether every prize already paid is still what its entry collects. */
export const paymentsHold = (state: AnnouncedTournament): boolean => {
  const paid = paidEntries(state).filter(({ payment }) => payment !== null);
  return paid.every((entry) => currentConfirmation(state, entry) !== null);
};

const agrees = (confirmation: Confirmation, standing: Standing): boolean =>
  confirmation.position === standing.position &&
  confirmation.sharedThrough === standing.sharedThrough &&
  confirmation.prize === standing.prize;
