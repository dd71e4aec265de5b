import type { SettledTable } from '../../domain/accounts/entry.ts';
import type { OverlayMovement, PrizeMovement } from '../../domain/accounts/movements.ts';
import type { PaperRecord } from '../documents/paperRecord.ts';
import { moneyOfDay } from '../exports/day/gatherDay.ts';
import { jornadasOf, type Range } from '../shared/jornadas.ts';
import type { Ports } from '../shared/ports.ts';

/** What is asked for: jornadas, both ends included, of one venue or of all. */
export type Asked = Range & {
  readonly venue?: string | undefined;
  /** Without what a club played, which is no matter of the lottery. */
  readonly forLottery?: boolean;
};

export type SettledRange = {
  readonly tables: SettledTable[];
  readonly payments: PrizeMovement[];
  readonly overlays: OverlayMovement[];
  readonly papers: PaperRecord[];
};

/**
 * The settled tables of a range of jornadas, the prizes paid and what the operator added to them,
 * and the papers filed.
 *
 * @throws {Refusal} `request.range-invalid`
 */
export const settledTables = async (
  ports: Ports,
  operator: string,
  { venue, forLottery, ...range }: Asked,
): Promise<SettledRange> => {
  const tables: SettledTable[] = [];
  const papers: PaperRecord[] = [];
  const payments: PrizeMovement[] = [];
  const overlays: OverlayMovement[] = [];
  for (const jornada of jornadasOf(range)) {
    const day = await moneyOfDay(ports, operator, jornada, forLottery);
    papers.push(...day.papers);
    payments.push(...day.payments.filter(({ source }) => isThere(source.venue, venue)));
    overlays.push(...day.overlays.filter(({ source }) => isThere(source.venue, venue)));
    for (const { game, ...one } of day.tables)
      if (isThere(one.venue, venue)) tables.push({ ...one, jornada, game: game.name });
  }
  return { tables, payments, overlays, papers };
};

const isThere = (place: string | null, venue: string | undefined): boolean =>
  venue === undefined || place === venue;
