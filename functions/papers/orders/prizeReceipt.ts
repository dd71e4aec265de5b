import { entryOf } from '../../../domain/tournament/entries.ts';
import { standingOf } from '../../../domain/tournament/prizes.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import { buildRp } from '../../../reports/papers/rp.ts';
import { issueOnce } from '../../documents/register.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type Event, historyUntil, lastAbout } from '../history.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import { holderOf } from '../people.ts';
import type { Press } from '../press.ts';

export type PrizeReceiptOrder = Event & {
  readonly entryId: string;
  /** A prize whose payment was reversed is paid again, under another receipt. */
  readonly paymentId: string;
};

/**
 * The receipt that the player signs when he is paid, under the number that the payment took.
 *
 * @see R123-I-66, R123-IV-9.1.p5
 */
export const issuePrizeReceipt = async (
  { ports, archive, verifyBaseUrl }: Press,
  order: PrizeReceiptOrder,
): Promise<PaperRef> => {
  const { operator, tournamentId, entryId, paymentId } = order;
  const history = await historyUntil(
    ports,
    order,
    'PrizePaid',
    (fact) => fact.paymentId === paymentId,
  );
  const { last: paid, state } = history;
  const confirmed = lastAbout(history.facts, 'PrizeConfirmed', entryId);
  const standing = standingOf(state, entryId);
  if (!confirmed || !standing)
    throw new Error(`The prize of ${entryId} was paid without a receipt.`);
  const record = await issueOnce(ports, {
    operator,
    kind: 'RP',
    source: `RP/${tournamentId}/${paymentId}`,
    numbering: { number: paid.receipt },
    version: 1,
    subject: { tournamentId, jornada: paid.jornada, table: null, entryId, desk: paid.desk },
  });
  const registry = await loadRegistry(ports, operator);
  const paper = buildRp({
    letterhead: letterheadOn(registry, paid.jornada, state.terms.venue),
    number: paid.receipt,
    version: 1,
    terms: state.terms,
    person: await holderOf(ports, operator, entryOf(state, entryId)),
    standing,
    paid,
    classification: confirmed.classification,
  });
  return fileModel(archive, record, inFormOf(state.terms, paper), verifyBaseUrl);
};
