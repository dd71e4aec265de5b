import { Rejection } from '../../../domain/errors.ts';
import { couponsOf, couponText } from '../../../domain/tournament/coupons.ts';
import { requirePaid } from '../../../domain/tournament/guards.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { buildCa } from '../../../reports/papers/event/ca.ts';
import { buildTc } from '../../../reports/papers/event/tc.ts';
import { factsOf } from '../history.ts';
import { holderOf } from '../people.ts';
import type { PrintedEntry } from './entry.ts';
import { jornadaOfEvent, ofEntry, type PrintJob } from './job.ts';

/**
 * Identification and receipt of who changed his voucher at the control desk (R123-I-36, R123-IV-2).
 *
 * @throws {Rejection} in this order: `tournament.modality-has-one-table`,
 *   `tournament.entry-not-paid`, `tournament.entry-returned`, `tournament.not-accredited`
 */
export const accreditation = async (printed: PrintedEntry): Promise<PrintJob> => {
  const { operator, tournamentId, state, entry, facts, ports } = printed;
  multiTable(state.terms);
  const { entryId, sale } = requirePaid(entry);
  const fact = factsOf(facts, 'EntryAccredited').findLast((one) => one.entryId === entryId);
  if (!fact) throw new Rejection('tournament.not-accredited', 'R123-I-36', { entryId });
  const person = await holderOf(ports, operator, entry);
  const { jornada, by, occurredAt: at } = fact;
  const { terms } = state;
  return {
    kind: 'CA',
    source: `CA/${tournamentId}/${entryId}`,
    venue: terms.venue,
    subject: ofEntry(tournamentId, jornada, entryId),
    build: (numbered) =>
      buildCa({
        ...numbered,
        terms,
        jornada,
        person,
        voucher: sale.voucher,
        accredited: { by, at },
      }),
  };
};

/**
 * The control card of a player, which may be printed before he is accredited (R123-IV-2.p4).
 *
 * @throws {Rejection} in this order: `tournament.modality-has-one-table`,
 *   `tournament.entry-not-paid`, `tournament.entry-returned`
 */
export const controlCard = async (printed: PrintedEntry): Promise<PrintJob> => {
  const { operator, tournamentId, state, entry, ports } = printed;
  const terms = multiTable(state.terms);
  const { entryId } = requirePaid(entry);
  const person = await holderOf(ports, operator, entry);
  const jornada = jornadaOfEvent(state);
  const coupons = couponsOf(state)
    .filter((one) => one.entryId === entryId)
    .map(({ entryId: _, entryNumber: __, ...coupon }) => ({
      ...coupon,
      text: couponText(entry, { code: coupon.code, coupon: coupon.number }),
    }));
  return {
    kind: 'TC',
    source: `TC/${tournamentId}/${entryId}`,
    venue: terms.venue,
    subject: ofEntry(tournamentId, jornada, entryId),
    build: (numbered) => buildTc({ ...numbered, terms, jornada, person, coupons }),
  };
};
