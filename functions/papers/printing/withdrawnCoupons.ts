import { couponsOf, couponText } from '../../../domain/tournament/coupons.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { buildCu, type Withdrawal } from '../../../reports/papers/event/cu.ts';
import { chronicleOf } from '../chronicle.ts';
import { type People, peopleOf, personOf } from '../people.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/**
 * The coupons that nobody used, as they were withdrawn at the end of rebuys and of the add-on.
 *
 * @see R123-IV-4.p7, R123-IV-5.p5
 * @throws {Rejection} `tournament.modality-has-one-table`
 */
export const withdrawnCoupons = async (event: PrintedEvent): Promise<PrintJob> => {
  const { ports, operator, tournamentId, state } = event;
  const terms = multiTable(state.terms);
  const people = await peopleOf(ports, operator, state);
  const jornada = jornadaOfEvent(state);
  const withdrawals = await withdrawalsOf(event, people);
  return {
    kind: 'CU',
    source: `CU/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) => buildCu({ ...numbered, terms, jornada, withdrawals }),
  };
};

/** Players move: a coupon is of the table where its player sat when the period ended. */
const withdrawalsOf = async (event: PrintedEvent, people: People): Promise<Withdrawal[]> => {
  const { readOn, stateAfter } = chronicleOf(event.ports, event);
  await readOn();
  return event.facts.flatMap((fact, index) =>
    fact.type === 'PurchasesClosed' ? [withdrawalOf(fact, stateAfter(index + 1), people)] : [],
  );
};

const withdrawalOf = (
  { code, witness, by, occurredAt: at }: FactOf<'PurchasesClosed'>,
  state: Tournament,
  people: People,
): Withdrawal => {
  if (state.status === 'unannounced') throw new Error('What was never announced has no coupons.');
  const coupons = couponsOf(state)
    .filter((one) => one.code === code && one.status === 'withdrawn-unused')
    .map(({ entryId, number }) => {
      const entry = entryOf(state, entryId);
      return {
        text: couponText(entry, { code, coupon: number }),
        person: personOf(people, entryId),
        table: entry?.table ?? null,
        delivered: entry?.accreditation !== null,
      };
    })
    .sort((one, other) => (one.table ?? 0) - (other.table ?? 0));
  return { code, witness, by, at, coupons };
};
