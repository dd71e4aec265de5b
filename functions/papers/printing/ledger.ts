import type { Registry } from '../../../domain/registry/state.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { buildLd } from '../../../reports/papers/ld.ts';
import { printedCode } from '../../accounting/codes.ts';
import { ledgerOf } from '../../accounting/ledgerOf.ts';
import type { Ports } from '../../shared/ports.ts';
import type { PrintJob } from './job.ts';
import { venueNameOn } from './month.ts';

/** A range of jornadas of an operator, both ends included, of one venue or of all. */
export type LedgerOrder = {
  readonly operator: string;
  readonly from: string;
  readonly until: string;
  readonly venue: string | undefined;
};

/**
 * The ledger of a range as it stands now.
 *
 * @throws {Refusal} `request.range-invalid`; `request.invalid` for a venue it never had
 */
export const ledgerJob = async (
  ports: Ports,
  registry: Registry,
  { operator, from, until, venue }: LedgerOrder,
): Promise<PrintJob> => {
  const ledger = await ledgerOf(ports, operator, { from, until, venue });
  const lines = ledger.lines.map((line) => ({
    ...line,
    code: printedCode(ledger.chart, line.account),
  }));
  const range = { from: from as Jornada, until: until as Jornada };
  const venueName = venueNameOn(registry, range.until, venue);
  return {
    kind: 'LD',
    source: `LD/${from}/${until}/${venue ?? 'all'}`,
    venue: venue ?? '',
    subject: { tournamentId: null, jornada: range.until, table: null, entryId: null, desk: null },
    build: (numbered) => buildLd({ ...numbered, ...range, venueName, lines }),
  };
};
