import type { EventSettlement, TableSettlement } from '../../../domain/settlement/types.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { chipReconciliation } from '../../../domain/tournament/chipReconciliation.ts';
import type { Circumstance } from '../../../domain/tournament/facts.ts';
import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import { isSitAndGo } from '../../../domain/tournament/tables.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import type { LmInput } from '../../../reports/papers/inputs.ts';
import { buildLm } from '../../../reports/papers/lm.ts';
import type { PaperRecord } from '../../documents/paperRecord.ts';
import { issueOnce } from '../../documents/register.ts';
import type { Ports } from '../../shared/ports.ts';
import { factsOf, type History } from '../history.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import { peopleOf } from '../people.ts';
import type { Press } from '../press.ts';
import { receiverOf, renderedShifts } from '../renderings.ts';
import { bookedPrizes, boughtAt, ledgerOf } from '../settled.ts';
import { type ClosedEvent, type Closing, closedBy, loadClosing, replacing } from './closing.ts';

export type TableOrder = Closing & { readonly jornada: Jornada; readonly table: number };

/** The settlement of one table in one jornada, with the split of its benefit. */
export const issueTableSettlement = async (
  press: Press,
  order: TableOrder,
): Promise<{ paper: PaperRef; settlement: TableSettlement; closedAt: Circumstance }> => {
  const { ports, archive, verifyBaseUrl } = press;
  const { closing, jornada, table } = order;
  const closed = await loadClosing(ports, order);
  const { history, settlement, registry } = closed;
  const { terms } = history.state;
  const record = await tableRecord(ports, order, closed);
  const one = tableOf(closed, jornada, table);
  const place = { jornada, table };
  const people = await peopleOf(
    ports,
    order.operator,
    history.state,
    boughtAt(history.state, place),
  );
  const purchases = ledgerOf(history, people, place);
  // A pre-sale was rendered when it was sold, before the jornada of the table.
  const places = purchases.flatMap(({ paid, reversal }) => [paid, reversal ?? paid]);
  const shifts = await renderedShifts(ports, order.operator, places);
  const paper = buildLm({
    letterhead: letterheadOn(registry, jornada, terms.venue),
    number: record.number,
    version: closing,
    ...replacing(history, closing),
    terms,
    settlement: one,
    ...closedBy(history),
    purchases,
    ...reconciliationAt(history, jornada, table),
    ...prizesOf(one, history, settlement),
    // What a table has of the chips says something beside others only.
    chips: chipReconciliation(
      history.state,
      history.facts,
      closed.tables.length > 1 ? place : null,
    ),
    shifts,
    headCashier: receiverOf(shifts, registry, jornada),
    fiscalizador: factsOf(history.facts, 'TournamentStarted').at(-1)?.acta?.fiscalizador ?? null,
  });
  const ref = await fileModel(archive, record, inFormOf(terms, paper), verifyBaseUrl);
  return { paper: ref, settlement: one, closedAt: history.last };
};

/** Several tables have control cards of three bodies; a Sit & Go vouchers of two parts. */
const reconciliationAt = (
  { state }: History,
  jornada: Jornada,
  table: number,
): Pick<LmInput, 'reconciliation' | 'parts'> => {
  const found = reconciliationOf(state).find(
    (one) => one.jornada === jornada && one.table === table,
  );
  if (!found) return {};
  return isSitAndGo(state.terms) ? { parts: found } : { reconciliation: found };
};

/** The record of the settlement of a table: its number is the same for whoever asks first. */
export const tableRecord = (
  ports: Ports,
  { operator, tournamentId, closing, jornada, table }: TableOrder,
  { history, pointOfIssue }: ClosedEvent,
): Promise<PaperRecord> =>
  issueOnce(ports, {
    operator,
    kind: 'LM',
    source: `LM/${tournamentId}/${jornada}/${table}`,
    numbering: pointOfIssue,
    version: closing,
    ...replacing(history, closing),
    subject: { tournamentId, jornada, table, entryId: null, desk: null },
  });

const tableOf = ({ tables }: ClosedEvent, jornada: Jornada, table: number): TableSettlement => {
  const found = tables.find((one) => one.jornada === jornada && one.table === table);
  if (!found) throw new Error(`Nothing was sold at table ${table} in jornada ${jornada}.`);
  return found;
};

/** Booked once: where entries were sold in several jornadas, to the last of them. */
const prizesOf = (
  table: TableSettlement,
  history: History,
  { tables, classification }: EventSettlement,
): Pick<LmInput, 'prizes' | 'prizesBookedOn'> => {
  const last = tables.at(-1);
  const prizes = table === last ? bookedPrizes(history, classification) : [];
  return last && tables.length > 1 ? { prizes, prizesBookedOn: last.jornada } : { prizes };
};
