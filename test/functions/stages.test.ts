import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply } from './support/api.ts';
import { AT, by, DIRECTOR, JORNADA, on, openCasino, sell } from './support/casino.ts';
import { announceTables } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const entries: string[] = [];
const get = (path = ''): Promise<Reply> => call(DIRECTOR, 'GET', `/v1/tournaments/${t}${path}`);
const post = async (path: string, body: object = {}) => {
  const reply = await on(t)(DIRECTOR, path, { ...by('L-1'), ...body }, { key: newKey() });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
};
const series = (code: string) => ({
  code,
  jornada: JORNADA,
  startsAt: AT,
  entriesMax: code === 'A' ? 3 : 7,
  throughLevel: 1,
  qualifiers: 2,
});
const LEVELS = [1, 2, 3].map((level) => ({
  level,
  smallBlind: 25 * level,
  bigBlind: 50 * level,
  ante: 0,
  minutes: 15,
}));
const draw = { occasion: 'initial', tables: [1], draw: { method: 'system' } };
/** Nobody came to the tables, and forced bets take the stacks. */
const bust = (hand: number, entryId: string) =>
  post('eliminations', { hand, out: [{ entryId, chipsAtStart: 50 }] });

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTables({
    levels: LEVELS,
    stages: {
      assignment: 'registration-order',
      series: [series('A'), series('B')],
      final: { jornada: JORNADA, startsAt: AT },
    },
  });
  for (let player = 1; player <= 6; player += 1) entries.push(await sell(t, player));
});
afterAll(() => table.stop());

/** The steps follow each other. */
describe('Two series and a final over HTTP [R123-I-8] [R123-I-13]', () => {
  it('gives each entry its series in the order of sales', async () => {
    const { body } = await get('/stages');
    expect(body).toMatchObject({
      current: null,
      series: [
        { code: 'A', entries: 3, status: 'to-come' },
        { code: 'B', entries: 3, status: 'to-come' },
      ],
    });
  });

  it('refuses to play what is not open', async () => {
    const reply = await on(t)(DIRECTOR, 'start', { ...by('L-1'), acta: null });
    expect(reply).toMatchObject({ status: 409, body: { code: 'tournament.stage-not-started' } });
  });

  it('plays both, one after the other, and the final from the next level', async () => {
    for (const [index, code] of ['A', 'B'].entries()) {
      await post('stages', { series: code });
      await post('redraws', draw);
      await post('start', { acta: null });
      // Of the 60,000 sold those of the series are in play (R123-I-68); A ends without bags, which would tell.
      if (code === 'A') expect((await get('/stacks')).body).toMatchObject({ chipsInPlay: 30_000 });
      await bust(3, entries[index * 3] ?? '');
      await post('series-endings', { series: code });
    }
    expect((await get('/stages')).body).toMatchObject({
      current: null,
      series: [
        { status: 'finished', level: 1, qualified: [2, 3] },
        { status: 'finished', level: 1, qualified: [5, 6] },
      ],
    });
    await post('stages', { series: null });
    await post('redraws', draw);
    await post('start', { acta: null });
    expect((await get('/stages')).body).toMatchObject({
      current: { series: null, level: 2, started: true },
    });
    expect((await get('/clock')).body).toMatchObject({ level: { level: 2 } });
  });

  it('classifies everybody in one event with one pool', async () => {
    for (const [hand, index] of [1, 2, 4].entries()) await bust(hand + 1, entries[index] ?? '');
    await post('prize-locks');
    const { body } = await get('/standings');
    const standings = body['standings'] as { entryNumber: number; position: number }[];
    expect(standings.map(({ entryNumber }) => entryNumber)).toEqual([6, 5, 3, 2, 4, 1]);
    expect((await get()).body).toMatchObject({ status: 'finished' });
  });
});
