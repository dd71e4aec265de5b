import { entryOf } from '../../../domain/tournament/entries.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import { buildVc } from '../../../reports/papers/vc.ts';
import { issueOnce } from '../../documents/register.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type Event, historyUntil, lastAbout } from '../history.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import { holderOf } from '../people.ts';
import type { Press } from '../press.ts';

export type VoucherOrder = Event & { readonly entryId: string; readonly copy: number };

/**
 * The voucher of a sale, original and duplicate on a sheet, under the number that the sale took; a
 * second print is a document of its own that says so.
 *
 * @see R123-IV-1.2, R123-IV-11.2
 */
export const issueVoucher = async (press: Press, order: VoucherOrder): Promise<PaperRef> => {
  const { ports, archive, verifyBaseUrl } = press;
  const { operator, tournamentId, entryId, copy } = order;
  const history =
    copy === 1
      ? await historyUntil(ports, order, 'EntryPaid', (fact) => fact.entryId === entryId)
      : await historyUntil(
          ports,
          order,
          'VoucherReprinted',
          (fact) => fact.entryId === entryId && fact.copy === copy,
        );
  const paid = lastAbout(history.facts, 'EntryPaid', entryId);
  if (!paid) throw new Error(`The entry ${entryId} was not sold.`);
  const record = await issueOnce(ports, {
    operator,
    kind: 'VC',
    source: `VC/${tournamentId}/${entryId}/${copy}`,
    numbering: { number: paid.voucher },
    version: 1,
    copy,
    subject: { tournamentId, jornada: paid.jornada, table: null, entryId, desk: paid.desk },
  });
  const registry = await loadRegistry(ports, operator);
  const paper = buildVc({
    letterhead: letterheadOn(registry, paid.jornada, history.state.terms.venue),
    number: paid.voucher,
    version: 1,
    terms: history.state.terms,
    person: await holderOf(ports, operator, entryOf(history.state, entryId)),
    paid,
    copy,
  });
  return fileModel(archive, record, inFormOf(history.state.terms, paper), verifyBaseUrl);
};
