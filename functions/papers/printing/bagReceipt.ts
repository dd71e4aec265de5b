import { Rejection } from '../../../domain/errors.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { requirePaid } from '../../../domain/tournament/guards.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { buildCf } from '../../../reports/papers/event/cf.ts';
import { factsOf } from '../history.ts';
import { holderOf } from '../people.ts';
import type { PrintedEntry } from './entry.ts';
import { ofEntry, type PrintJob } from './job.ts';

/**
 * The receipt of the last bag of a player, in triplicate (R123-IV-7.3.2.p3).
 *
 * @throws {Rejection} in this order: `tournament.modality-has-one-table`,
 *   `tournament.entry-not-paid`, `tournament.entry-returned`, `tournament.bag-unknown`
 */
export const bagReceipt = async (printed: PrintedEntry): Promise<PrintJob> => {
  const { state, entry, facts } = printed;
  multiTable(state.terms);
  const { entryId, sale } = requirePaid(entry);
  const voided = new Set(factsOf(facts, 'BagVoided').map(({ receipt }) => receipt));
  const bagged = factsOf(facts, 'ChipsBagged').findLast(
    (one) => one.entryId === entryId && !voided.has(one.receipt),
  );
  if (!bagged) {
    const { entryNumber } = sale;
    throw new Rejection('tournament.bag-unknown', 'R123-IV-7.3.2', { entryNumber });
  }
  return receiptOf(printed, bagged);
};

/** The receipt of one bag, voided or not. */
export const receiptOf = async (
  { operator, tournamentId, state, entry, ports }: PrintedEntry,
  bagged: FactOf<'ChipsBagged'>,
): Promise<PrintJob> => {
  const person = await holderOf(ports, operator, entry);
  const { terms } = state;
  const { jornada, receipt, table } = bagged;
  return {
    kind: 'CF',
    source: `CF/${tournamentId}/${receipt}`,
    venue: terms.venue,
    subject: { ...ofEntry(tournamentId, jornada, entry.entryId), table },
    build: (numbered) => buildCf({ ...numbered, terms, jornada, person, bagged }),
  };
};
