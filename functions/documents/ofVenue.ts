import { keys } from '../shared/keys.ts';
import type { Table } from '../shared/table.ts';
import type { PaperRecord } from './paperRecord.ts';

type Placed = Pick<PaperRecord, 'tournamentId' | 'tableId'>;

/** Whether a paper is of an event or bank table of one venue; each is looked up once. */
export const ofVenue = (
  table: Table,
  operator: string,
  venue: string,
): ((paper: Placed) => Promise<boolean>) => {
  const known = new Map<string, Promise<boolean>>();
  const look = async ({ tournamentId, tableId }: Placed): Promise<boolean> => {
    if (tournamentId === null && tableId === undefined) return false;
    const key =
      tournamentId === null
        ? keys.tableSummary(operator, tableId ?? '')
        : keys.tournamentSummary(operator, tournamentId);
    return (await table.get(key))?.['venue'] === venue;
  };
  return (paper) => {
    const name = paper.tournamentId ?? paper.tableId ?? '';
    const found = known.get(name) ?? look(paper);
    known.set(name, found);
    return found;
  };
};
