import { call, newKey } from './api.ts';
import { announcement, DIRECTOR } from './casino.ts';

/** An event of two tables of nine, posted fifteen days ahead of the jornada of the casino. */

export const ANNOUNCED_AT = '2014-04-24T12:00:00-03:00';

export const tablesAnnouncement = (changes: object = {}) => {
  const { table: _, jornada, startsAt, authorisation: __, ...common } = announcement();
  return {
    ...common,
    occurredAt: ANNOUNCED_AT,
    modality: 'multi-table-regroup',
    days: [{ jornada, startsAt }],
    registration: { opensAt: ANNOUNCED_AT, closesAt: startsAt },
    accreditation: { opensAt: ANNOUNCED_AT, closesAt: startsAt },
    tables: [1, 2],
    seatsPerTable: 9,
    chipSet: [25, 100, 500],
    scales: [
      { entriesMin: 2, entriesMax: 2, sharesBps: [10_000] },
      { entriesMin: 3, entriesMax: 10, sharesBps: [6500, 3500] },
    ],
    ...changes,
  };
};

export const announceTables = async (changes: object = {}): Promise<string> => {
  const key = newKey();
  const body = tablesAnnouncement(changes);
  const reply = await call(DIRECTOR, 'POST', '/v1/tournaments', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};
