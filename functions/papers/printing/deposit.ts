import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { buildGic } from '../../../reports/papers/event/gic.ts';
import { buildRc } from '../../../reports/papers/event/rc.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { peopleOf } from '../people.ts';
import { receiverOf, renderedShifts } from '../renderings.ts';
import { ledgerOf } from '../settled.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** The deposit account with every purchase and reversal by full name (R123-IV-1.3, R123-IV-6). */
export const depositAccount = async (event: PrintedEvent): Promise<PrintJob> => {
  const { tournamentId, state } = event;
  const { purchases, headCashier } = await moneyOf(event);
  const jornada = jornadaOfEvent(state);
  const { terms, start } = state;
  const fiscalizador = start?.acta?.fiscalizador ?? null;
  return {
    kind: 'GIC',
    source: `GIC/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) =>
      buildGic({ ...numbered, terms, jornada, purchases, headCashier, fiscalizador }),
  };
};

/**
 * What the cashiers rendered, and the coupons of every table three ways.
 *
 * @see R123-IV-1.4, R123-IV-3.p3, R123-IV-4.p8, R123-IV-5.p6
 * @throws {Rejection} `tournament.modality-has-one-table`: a Sit & Go has vouchers
 */
export const rendering = async (event: PrintedEvent): Promise<PrintJob> => {
  const { tournamentId, state } = event;
  const terms = multiTable(state.terms);
  const { purchases, shifts, headCashier } = await moneyOf(event);
  const jornada = jornadaOfEvent(state);
  const tables = reconciliationOf(state);
  const fiscalizador = state.start?.acta?.fiscalizador ?? null;
  return {
    kind: 'RC',
    source: `RC/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) =>
      buildRc({
        ...numbered,
        terms,
        jornada,
        tables,
        purchases,
        shifts,
        headCashier,
        fiscalizador,
      }),
  };
};

/** The account of an event, and what was rendered at every desk where its money moved. */
const moneyOf = async (event: PrintedEvent) => {
  const { ports, operator, state } = event;
  const people = await peopleOf(ports, operator, state);
  const purchases = ledgerOf(event, people);
  const places = purchases.flatMap(({ paid, reversal }) => [paid, reversal ?? paid]);
  const shifts = await renderedShifts(ports, operator, places);
  const registry = await loadRegistry(ports, operator);
  return { purchases, shifts, headCashier: receiverOf(shifts, registry, jornadaOfEvent(state)) };
};
