import type { Registry } from '../../../domain/registry/state.ts';
import type { Reopening } from '../../../domain/tableDay/state.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { PointOfIssue } from '../../../domain/tournament/facts.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import type { PaperHead } from '../../../reports/papers/inputs.ts';
import { issueOnce } from '../../documents/register.ts';
import type { DayName } from '../../shared/daysOfTable.ts';
import { letterheadOn, profileFor } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import type { Press } from '../press.ts';
import { replacing } from './replacing.ts';

/** A day of a table that has no event above it, as it stood when it was closed. */
type ClosedDay = {
  readonly jornada: Jornada;
  readonly terms: { readonly venue: string; readonly table: number };
  readonly reopenings: readonly Pick<Reopening, 'closing' | 'late' | 'reason' | 'by'>[];
};

type Settled = Pick<PointOfIssue, 'series'> & {
  readonly registry: Registry;
  readonly day: ClosedDay;
  readonly build: (head: PaperHead) => Paper;
};

/** Files the settlement of a table in one jornada: each closing is a version of the same number. */
export const issueTableDay = async (
  { ports, archive, verifyBaseUrl }: Press,
  { operator, tableId, closing }: DayName & { readonly closing: number },
  { registry, day, build, ...series }: Settled,
): Promise<PaperRef> => {
  const { jornada, terms, reopenings } = day;
  const { venue, table } = terms;
  const version = { version: closing, ...replacing(reopenings, closing) };
  const record = await issueOnce(ports, {
    operator,
    kind: 'LM',
    source: `LM/${tableId}/${jornada}`,
    numbering: { ...series, point: profileFor(registry, jornada).centralPoint },
    ...version,
    subject: { tournamentId: null, tableId, jornada, table, entryId: null, desk: null },
  });
  const letterhead = letterheadOn(registry, jornada, venue);
  const paper = build({ letterhead, number: record.number, ...version });
  return fileModel(archive, record, paper, verifyBaseUrl);
};
