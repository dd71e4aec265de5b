import type { SettledTable } from '../../domain/accounts/entry.ts';
import type { PrizeMovement } from '../../domain/accounts/movements.ts';
import { addDays, type Jornada } from '../../domain/time/jornada.ts';
import type { PaperRecord } from '../documents/paperRecord.ts';
import { moneyOfDay } from '../exports/day/gatherDay.ts';
import type { Ports } from '../shared/ports.ts';
import { Refusal } from '../shared/problems/refusal.ts';

/** Jornadas that one request may ask for: a month. */
const JORNADAS_MAX = 31;

/** What is asked for: jornadas, both ends included, of one venue or of all. */
export type Asked = {
  readonly from: string;
  readonly until: string;
  readonly venue?: string | undefined;
};

export type SettledRange = {
  readonly tables: SettledTable[];
  readonly payments: PrizeMovement[];
  readonly papers: PaperRecord[];
};

/**
 * The settled tables and the payments of a range of jornadas, and the papers filed in them.
 *
 * @throws {Refusal} `request.range-invalid`
 */
export const settledTables = async (
  ports: Ports,
  operator: string,
  { venue, ...range }: Asked,
): Promise<SettledRange> => {
  const tables: SettledTable[] = [];
  const papers: PaperRecord[] = [];
  const payments: PrizeMovement[] = [];
  for (const jornada of jornadasOf(range)) {
    const day = await moneyOfDay(ports, operator, jornada);
    papers.push(...day.papers);
    payments.push(...day.payments.filter(({ source }) => isThere(source.venue, venue)));
    for (const { game, ...one } of day.tables)
      if (isThere(one.venue, venue)) tables.push({ ...one, jornada, game: game.name });
  }
  return { tables, payments, papers };
};

const isThere = (place: string | null, venue: string | undefined): boolean =>
  venue === undefined || place === venue;

/** @throws {Refusal} `request.range-invalid` when it is backwards or too long */
export const jornadasOf = ({ from, until }: Pick<Asked, 'from' | 'until'>): Jornada[] => {
  const jornadas: Jornada[] = [];
  for (let one = from as Jornada; one <= until; one = addDays(one, 1)) {
    jornadas.push(one);
    if (jornadas.length > JORNADAS_MAX) break;
  }
  if (jornadas.length === 0 || jornadas.length > JORNADAS_MAX)
    throw new Refusal('request.range-invalid', { from, until, jornadasMax: JORNADAS_MAX });
  return jornadas;
};
