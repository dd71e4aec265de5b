import type { OverlayMovement, PrizeMovement } from '../../../domain/accounts/movements.ts';
import { authorityOn, changeHourOn } from '../../../domain/registry/selectors.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import { NOT_EXPORTED } from '../../../reports/model/kinds.ts';
import type {
  DayChain,
  DayFiscalAct,
  DayPaper,
  DayTable,
  IjInput,
} from '../../../reports/papers/ijInput.ts';
import { fromItem, type PaperRecord, worthOf } from '../../documents/paperRecord.ts';
import { letterheadOn } from '../../papers/letterhead.ts';
import { keys } from '../../shared/keys.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { lastCommit } from '../../shared/store.ts';
import { bankTablesOfDay } from './bankTables.ts';
import { cashTablesOfDay } from './cashTables.ts';
import { movementsOfDay, unrenderedOf } from './deskMovements.ts';
import { fiscalOfDay, signOffsOfDay } from './fiscal.ts';
import { jackpotsOfDay } from './jackpots.ts';
import { type Contribution, type Day, together } from './part.ts';
import { rulingsOfDay } from './rulings.ts';
import { shiftsOfDay } from './shifts.ts';
import { tournamentsOfDay } from './tournaments.ts';

type Part = (day: Day) => Promise<Contribution>;

/** The parts that settle tables. */
const SETTLING: readonly Part[] = [tournamentsOfDay, bankTablesOfDay, cashTablesOfDay];

/** Every part of the house that can have played that jornada. */
const PARTS: readonly Part[] = [...SETTLING, jackpotsOfDay, shiftsOfDay, rulingsOfDay, fiscalOfDay];

export type GatheredDay = {
  /** What the report says, without its number and version. */
  readonly said: Omit<IjInput, 'number' | 'version' | 'replaces' | 'chains'>;
  /** Filed papers of the jornada of the kinds that are exported. */
  readonly papers: readonly PaperRecord[];
  readonly streams: readonly string[];
  /** Told, and no reason for another edition. */
  readonly signOffs: readonly DayFiscalAct[];
  /** The same: a stream goes on with what is of other days. */
  readonly chains: readonly DayChain[];
};

/** Everything that the export of a jornada tells, as it stands now. */
export const gatherDay = async (
  ports: Ports,
  operator: string,
  jornada: Jornada,
): Promise<GatheredDay> => {
  const registry = await loadRegistry(ports, operator);
  const filed = await filedPapers(ports, operator, jornada);
  const movements = await movementsOfDay({ ports, operator, jornada, registry });
  const known = { ports, operator, jornada, registry, movements };
  const day: Day = { ...known, papers: filed, forLottery: true };
  const parts = await Promise.all(PARTS.map((part) => part(day)));
  const { streams, payments: _, overlays: __, ofClub, ...said } = together(parts);
  const isOfClub = (id: string | null | undefined): boolean => ofClub.includes(id ?? '');
  const papers = filed.filter(
    ({ tournamentId, tableId }) => !isOfClub(tournamentId) && !isOfClub(tableId),
  );
  return {
    said: {
      letterhead: letterheadOn(registry, jornada, ''),
      jornada,
      changeHour: changeHourOn(registry, jornada),
      recipient: `${authorityOn(registry, jornada)?.name ?? 'Autoridad'}, Fiscalización`,
      ...said,
      // Those of one player are in the settlements; a large event has thousands.
      papers: papers.filter(({ entryId }) => entryId === null).map(dayPaper),
      unrendered: unrenderedOf(movements.filter((one) => !isOfClub(one.tournamentId))),
    },
    papers,
    streams,
    signOffs: await signOffsOfDay(day),
    chains: await Promise.all(streams.map((stream) => chainOf(day, stream))),
  };
};

export type MoneyOfDay = {
  readonly tables: readonly DayTable[];
  readonly payments: readonly PrizeMovement[];
  readonly overlays: readonly OverlayMovement[];
  readonly papers: readonly PaperRecord[];
};

/**
 * What every settled table earned that jornada and what prizes moved in it, as it stands now; for
 * the lottery without what a club played.
 */
export const moneyOfDay = async (
  ports: Ports,
  operator: string,
  jornada: Jornada,
  forLottery = false,
): Promise<MoneyOfDay> => {
  const registry = await loadRegistry(ports, operator);
  const papers = await filedPapers(ports, operator, jornada);
  const day = { ports, operator, jornada, registry, papers, movements: [], forLottery };
  const parts = await Promise.all(SETTLING.map((part) => part(day)));
  const { tables, payments, overlays } = together(parts);
  return { tables, payments, overlays, papers };
};

const filedPapers = async (
  { table }: Ports,
  operator: string,
  jornada: Jornada,
): Promise<PaperRecord[]> => {
  const range = { pk: keys.papersIndex(operator), from: jornada, to: `${jornada}\uffff` };
  const items = await table.queryIndex(range);
  return items
    .map(fromItem)
    .filter(({ status, kind }) => status === 'filed' && !NOT_EXPORTED.includes(kind))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
};

const nameOf = ({ documentId, version }: PaperRecord): string =>
  `${documentId} ${String(version).padStart(4, '0')}`;

const dayPaper = (paper: PaperRecord): DayPaper => {
  const copy = paper.copy === 1 ? '' : `, impresión ${paper.copy}`;
  return {
    paper: `${paper.kind} ${paperNumber(paper.number)}${copy}`,
    version: paper.version,
    state: worthOf(paper),
    hash: (paper.hash ?? '').slice(0, HASH_DIGITS),
  };
};

const chainOf = async ({ ports, operator }: Day, stream: string): Promise<DayChain> => {
  const last = await lastCommit(ports.table, operator, stream);
  if (!last) throw new Error(`The stream ${stream} is gone.`);
  return { stream, commits: last.sequence, hash: last.hash.slice(0, HASH_DIGITS) };
};

const HASH_DIGITS = 16; // as the address under its QR
