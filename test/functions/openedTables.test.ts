import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '../../functions/shared/streams.ts';
import { by, FLOOR, on, openCasino, sell } from './support/casino.ts';
import { expectDrawsAgain } from './support/drawsAgain.ts';
import { announceTables } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTables({ tables: [1, 2, 3] });
  for (const player of [1, 2]) await sell(t, player);
  const draw = { method: 'system' };
  const first = { ...by('L-5'), occasion: 'initial', tables: [1], draw };
  expect(await on(t)(FLOOR, 'redraws', first)).toMatchObject({ status: 201 });
  await sell(t, 3);
});
afterAll(() => table.stop());

/** The steps follow each other. */
describe('A table opened for late entries over HTTP [R123-I-43] [R123-IV-8.1]', () => {
  const opens = (tables: readonly number[]) =>
    on(t)(FLOOR, 'moves', {
      ...by('L-1'),
      move: { cause: 'late-entry', draw: { method: 'system' }, tables },
    });

  it('is one of those announced', async () =>
    expect(await opens([4])).toMatchObject({
      status: 409,
      body: { code: 'tournament.tables-not-laid', normId: 'R123-I-92' },
    }));

  it('seats them there', async () =>
    expect(await opens([3])).toMatchObject({
      status: 201,
      body: { seats: [{ entryNumber: 3, table: 3 }] },
    }));

  it('by a draw that comes out of its seed again, with that table', () =>
    expectDrawsAgain('casino', streamOf.tournament(t), {
      ...{ draws: 2, of: 'EntriesMoved' },
      forge: (fact) => {
        fact['opened'] = [2];
      },
    }));
});
