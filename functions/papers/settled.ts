import { derived } from '../../domain/derived.ts';
import { settleEvent } from '../../domain/settlement/settleEvent.ts';
import type { EventSettlement, Purchase, Regime, Standing } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { couponText } from '../../domain/tournament/coupons.ts';
import { allEntries, entryIdOf, entryOf } from '../../domain/tournament/entries.ts';
import { exitsOf } from '../../domain/tournament/exits.ts';
import { requireEntry } from '../../domain/tournament/guards.ts';
import { currentConfirmation, dealOf, resolutionOf } from '../../domain/tournament/prizes.ts';
import { placeOfSale, purchasesOf } from '../../domain/tournament/purchases.ts';
import { placeKey } from '../../domain/tournament/reconciliation.ts';
import type { AnnouncedTournament, Entry } from '../../domain/tournament/state.ts';
import { clubOf } from '../../domain/tournament/tables.ts';
import type { BookedPrize, LedgerPurchase } from '../../reports/papers/inputs.ts';
import { factsOf, type History } from './history.ts';
import { type People, personOf } from './people.ts';

/** The settlement of a tournament as its facts and its lock stand. */
export const settle = (state: AnnouncedTournament, regimes: readonly Regime[]): EventSettlement => {
  if (!state.lock) throw new Error('A tournament is settled with its prizes locked.');
  return settleEvent({
    purchases: purchasesOf(state),
    exits: exitsOf(state),
    sharesBps: state.lock.sharesBps,
    prizeUnit: state.terms.prizeUnit,
    ...(state.lock.overlay && { overlay: state.lock.overlay }),
    ...(state.deal && { deal: dealOf(state.deal, state) }),
    ...(state.ended && { resolution: resolutionOf(state.ended, state) }),
    // A club event is not of the lottery: nothing of it is split.
    regimes: clubOf(state.terms) ? 'organiser' : regimes,
  });
};

/** What happened and the state that it made, whatever came last. */
type Known = Omit<History, 'last'>;
type Place = { readonly jornada: Jornada; readonly table: number };

/** Every purchase, or those booked to one place, as recorded, each with its reversal if any. */
export const ledgerOf = (history: Known, people: People, place?: Place): LedgerPurchase[] => [
  ...salesOf(history, people, place),
  ...tablePurchasesOf(history, people, place),
];

const salesOf = ({ facts, state }: Known, people: People, place?: Place): LedgerPurchase[] => {
  const booked = place && soldAt(state, place);
  const sales = factsOf(facts, 'EntryPaid').filter(
    ({ entryId }) => booked === undefined || booked.has(entryId),
  );
  const refunds = factsOf(facts, 'EntryRefunded');
  const voids = factsOf(facts, 'SaleVoided');
  const seated = new Set(factsOf(facts, 'SeatTaken').map(({ entryId }) => entryId));
  return sales.map((paid) => ({
    person: personOf(people, paid.entryId),
    code: 'IN',
    paid,
    reversal: [...refunds, ...voids].find(({ entryId }) => entryId === paid.entryId) ?? null,
    received: seated.has(paid.entryId),
  }));
};

type Booked = { readonly entryId: string } & Pick<Purchase, 'jornada' | 'table'>;

/** Each table asks where every sale is booked. */
const salesByPlace = derived(
  (state: AnnouncedTournament): ReadonlyMap<string, readonly Booked[]> =>
    Map.groupBy(
      allEntries(state).flatMap((entry): Booked[] =>
        entry.sale ? [{ entryId: entry.entryId, ...placeOfSale(state, entry, entry.sale) }] : [],
      ),
      ({ jornada, table }) => placeKey(jornada, table ?? 0),
    ),
);

/** The entries whose sale is booked to a place. */
const soldAt = (state: AnnouncedTournament, { jornada, table }: Place): ReadonlySet<string> =>
  new Set((salesByPlace(state).get(placeKey(jornada, table)) ?? []).map(({ entryId }) => entryId));

const isAt =
  (place: Place) =>
  ({ jornada, table }: Place): boolean =>
    jornada === place.jornada && table === place.table;

/** Whether anything that an entry bought, given back or not, is booked to a place. */
export const boughtAt = (state: AnnouncedTournament, place: Place): ((entry: Entry) => boolean) => {
  const sold = soldAt(state, place);
  return ({ entryId, purchases }) => sold.has(entryId) || purchases.some(isAt(place));
};

/** Rebuys and add-ons: each line is a coupon (R123-IV-6). */
const tablePurchasesOf = (
  { facts, state }: Known,
  people: People,
  place?: Place,
): LedgerPurchase[] => {
  const voids = factsOf(facts, 'PurchaseVoided');
  return factsOf(facts, 'PurchasePaid')
    .filter((paid) => place === undefined || isAt(place)(paid))
    .map((paid) => ({
      person: personOf(people, paid.entryId),
      code: paid.code,
      paid: { ...paid, voucher: null, coupon: couponText(entryOf(state, paid.entryId), paid) },
      reversal: voids.find(({ purchaseId }) => purchaseId === paid.purchaseId) ?? null,
      received: true,
    }));
};

/** The prizes greater than zero, with the receipt and the payment of each that stand so far. */
export const bookedPrizes = (
  { facts, state }: History,
  classification: readonly Standing[],
): BookedPrize[] =>
  classification
    .filter(({ prize }) => prize > 0)
    .map((standing) => {
      const entry = requireEntry(state, entryIdOf(state, standing.entry));
      return {
        standing,
        classification: currentConfirmation(state, entry)?.classification ?? null,
        paid: standingPayment(facts, entry),
      };
    });

/** A payment that was reversed is none. */
const standingPayment = (facts: History['facts'], { payment }: Entry): BookedPrize['paid'] =>
  factsOf(facts, 'PrizePaid').find(({ paymentId }) => paymentId === payment?.paymentId) ?? null;
