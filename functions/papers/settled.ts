import { settleEvent } from '../../domain/settlement/settleEvent.ts';
import type { EventSettlement, Regime, Standing } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { exitsOf } from '../../domain/tournament/exits.ts';
import { currentConfirmation } from '../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../domain/tournament/purchases.ts';
import type { AnnouncedTournament, Entry } from '../../domain/tournament/state.ts';
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
    regimes,
  });
};

/** Every sale, or those of one jornada, as recorded, each with its reversal if it has one. */
export const ledgerOf = (
  { facts }: History,
  people: People,
  jornada?: Jornada,
): LedgerPurchase[] => {
  const sales = factsOf(facts, 'EntryPaid').filter(
    (paid) => jornada === undefined || paid.jornada === jornada,
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

/** The prizes greater than zero, with the receipt and the payment of each that stand so far. */
export const bookedPrizes = (
  { facts, state }: History,
  classification: readonly Standing[],
): BookedPrize[] =>
  classification
    .filter(({ prize }) => prize > 0)
    .map((standing) => {
      const entry = entryNumbered(state, standing.entry);
      return {
        standing,
        classification: currentConfirmation(state, entry)?.classification ?? null,
        paid: standingPayment(facts, entry),
      };
    });

/** A payment that was reversed is none. */
const standingPayment = (facts: History['facts'], { payment }: Entry): BookedPrize['paid'] =>
  factsOf(facts, 'PrizePaid').find(({ paymentId }) => paymentId === payment?.paymentId) ?? null;

const entryNumbered = ({ entries }: AnnouncedTournament, entryNumber: number): Entry => {
  const entry = Object.values(entries).find(({ sale }) => sale?.entryNumber === entryNumber);
  if (!entry) throw new Error(`No entry has the number ${entryNumber}.`);
  return entry;
};
