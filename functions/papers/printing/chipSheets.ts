import { Rejection } from '../../../domain/errors.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { tableSheet } from '../../../domain/tournament/chips/tableSheet.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { buildCc, type CcInput } from '../../../reports/papers/event/cc.ts';
import { buildCr } from '../../../reports/papers/event/cr.ts';
import { factsOf } from '../history.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** A table of an event whose papers are asked for. */
export type PrintedTable = PrintedEvent & {
  readonly table: number;
  /** The sheet for the next count, to be filled in, instead of the last one counted. */
  readonly forNextCount: boolean;
};

/**
 * The count sheet of a table: the last one counted, or the next one with its seats and players.
 *
 * @see R123-IV-7.1.p2
 * @throws {Rejection} in this order: `tournament.modality-has-one-table`, `tournament.table-unknown`
 */
export const countSheet = (printed: PrintedTable): PrintJob => {
  const { tournamentId, state, facts, table, forNextCount } = printed;
  const terms = multiTable(state.terms);
  const counts = factsOf(facts, 'ChipsInPlayCounted').filter(({ sheets }) =>
    sheets.some((sheet) => sheet.table === table),
  );
  const last = counts.at(-1);
  const isBlank = forNextCount || last === undefined;
  const number = isBlank ? counts.length + 1 : counts.length;
  const said = isBlank ? blankSheet(printed) : counted(last, table);
  const jornada = said.jornada ?? currentJornada(printed);
  return {
    kind: 'CC',
    source: `CC/${tournamentId}/${table}/${number}`,
    venue: terms.venue,
    subject: { ...ofEvent(tournamentId, jornada), table },
    build: (numbered) =>
      buildCc({ ...numbered, terms, jornada, table, count: number, ...said.sheet }),
  };
};

type Said = {
  readonly jornada: Jornada | null;
  readonly sheet: Pick<CcInput, 'rows' | 'counted'>;
};

/** What the system knows to be at a seat is already on it. */
const blankSheet = ({ state, table }: PrintedTable): Said => {
  const rows = tableSheet(state, table);
  if (rows.length === 0) throw tableUnknown(table, 'R123-IV-7.1');
  return { jornada: null, sheet: { rows, counted: null } };
};

const tableUnknown = (table: number, norm: NormId): Rejection =>
  new Rejection('tournament.table-unknown', norm, { table });

const counted = (
  { sheets, total, inPlay, by, occurredAt: at, jornada }: Counts,
  table: number,
): Said => ({
  jornada,
  sheet: {
    rows: sheets.find((sheet) => sheet.table === table)?.rows ?? [],
    counted: { tables: sheets.length, total, inPlay, by, at },
  },
});

type Counts = ReturnType<typeof factsOf<'ChipsInPlayCounted'>>[number];

/** The one of the last thing that happened: a sheet to be filled in is of the day of play. */
const currentJornada = ({ facts, state }: PrintedTable): Jornada =>
  facts.at(-1)?.jornada ?? jornadaOfEvent(state);

/**
 * How the last low denomination left a table; a nil sheet while none did (R123-IV-7.2).
 *
 * @throws {Rejection} in this order: `tournament.modality-has-one-table`, `tournament.table-unknown`
 */
export const raceSheet = (printed: PrintedTable): PrintJob => {
  const { tournamentId, state, facts, table } = printed;
  const terms = multiTable(state.terms);
  if (!terms.tables.includes(table)) throw tableUnknown(table, 'R123-IV-7.2');
  const races = factsOf(facts, 'ChipsRaced').filter((one) => one.table === table);
  const race = races.at(-1) ?? null;
  const jornada = race?.jornada ?? currentJornada(printed);
  return {
    kind: 'CR',
    source: `CR/${tournamentId}/${table}/${Math.max(races.length, 1)}`,
    venue: terms.venue,
    subject: { ...ofEvent(tournamentId, jornada), table },
    build: (numbered) => buildCr({ ...numbered, terms, jornada, table, race }),
  };
};
