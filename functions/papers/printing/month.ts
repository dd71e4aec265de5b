import { linesOf } from '../../../domain/accounts/entry.ts';
import type { Registry } from '../../../domain/registry/state.ts';
import { addDays, type Jornada } from '../../../domain/time/jornada.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import { buildIm } from '../../../reports/papers/im.ts';
import type { Correction, MonthSignOff } from '../../../reports/papers/imInput.ts';
import { printedCode } from '../../accounting/codes.ts';
import { settledTables } from '../../accounting/settledTables.ts';
import type { PaperRecord } from '../../documents/paperRecord.ts';
import { editionsOf } from '../../exports/record.ts';
import { ACCOUNTS } from '../../shared/accounts.ts';
import { FISCAL } from '../../shared/fiscal.ts';
import type { Ports } from '../../shared/ports.ts';
import { streamOf } from '../../shared/streams.ts';
import { knownVenue } from '../../shared/venues.ts';
import { profileFor } from '../letterhead.ts';
import type { PrintJob } from './job.ts';

/** A month of an operator, of one venue or of all. */
export type MonthOrder = {
  readonly operator: string;
  /** `2014-05` */
  readonly month: string;
  readonly venue: string | undefined;
};

/**
 * The report of a month to the lottery as its jornadas stand now: nothing of a club is in it.
 *
 * @see CLUB-D8, CLUB-D9
 *
 * @throws {Refusal} `request.invalid` for a venue that the operator never had
 */
export const monthJob = async (
  ports: Ports,
  registry: Registry,
  { operator, month, venue }: MonthOrder,
): Promise<PrintJob> => {
  const from = `${month}-01` as Jornada;
  const jornada = lastOf(month);
  const asked = { from, until: jornada, venue, forLottery: true };
  const { tables, papers } = await settledTables(ports, operator, asked);
  const { state } = await ports.store.load(ACCOUNTS, operator, streamOf.accounts);
  const lines = tables
    .flatMap(linesOf)
    .map((line) => ({ ...line, code: printedCode(state.chart, line.account) }));
  const deposits = state.deposits.filter(
    (one) => venue === undefined && from <= one.from && one.until <= jornada && one.voided === null,
  );
  const ofTables = new Set(tables.map(({ paper }) => paper));
  const corrections = papers
    .filter(({ kind, version }) => kind === 'LM' && version > 1)
    .map(correctionOf)
    .filter(({ paper }) => ofTables.has(paper));
  const venueName = venueNameOn(registry, jornada, venue);
  const signOffs = await signOffsIn(ports, operator, from, jornada);
  const rest = { corrections, deposits, signOffs };
  return {
    kind: 'IM',
    source: `IM/${month}/${venue ?? 'all'}`,
    venue: venue ?? '',
    subject: { tournamentId: null, jornada, table: null, entryId: null, desk: null },
    build: (numbered) =>
      buildIm({ ...numbered, month, jornada, venueName, tables, lines, ...rest }),
  };
};

/**
 * Null for all venues.
 *
 * @throws {Refusal} `request.invalid`: a paper of a place that was never the operator's says nothing
 */
export const venueNameOn = (
  registry: Registry,
  jornada: Jornada,
  venue: string | undefined,
): string | null => {
  if (venue === undefined) return null;
  const then = profileFor(registry, jornada).venues.find(({ id }) => id === venue);
  return (then ?? knownVenue(registry, venue, 'body')).name;
};

/** What the fiscalizers agreed to of each jornada from the first to the last, both included. */
const signOffsIn = async (
  ports: Ports,
  operator: string,
  from: Jornada,
  until: Jornada,
): Promise<MonthSignOff[]> => {
  const days: Jornada[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  const read = await Promise.all(days.map((day) => signOffsOn(ports, operator, day)));
  return read.flat();
};

const signOffsOn = async (
  { store, table }: Ports,
  operator: string,
  jornada: Jornada,
): Promise<MonthSignOff[]> => {
  const { state } = await store.load(FISCAL, operator, streamOf.fiscal(jornada));
  if (state.signOffs.length === 0) return [];
  const editions = await editionsOf(table, operator, jornada);
  const last = editions.findLast(({ manifestSha256 }) => manifestSha256 !== null)?.edition ?? 0;
  return state.signOffs.map((one) => ({ ...one, jornada, replaced: one.edition < last }));
};

const correctionOf = ({ jornada, kind, number, version, replaces }: PaperRecord): Correction => ({
  jornada,
  paper: `${kind} ${paperNumber(number)}`,
  version,
  reason: replaces?.reason ?? '',
});

const lastOf = (month: string): Jornada => {
  const middle = addDays(`${month}-28` as Jornada, 4);
  return addDays(`${middle.slice(0, 7)}-01` as Jornada, -1);
};
