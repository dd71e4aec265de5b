import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Commit } from '../../../events/commit.ts';
import { IN_EXPORT } from '../../../functions/proof/exportFormat.ts';
import { bytesOf } from '../../../functions/proof/statement.ts';
import { verifyDraws } from '../../../functions/proof/verify/draws.ts';
import { verifyFolder } from '../../../functions/proof/verify/verifyFolder.ts';
import { expandSeed } from '../../../functions/shared/seeds.ts';
import { withdraw } from '../../domain/tournament/inPlay.ts';
import { announceTables, move, redraw, startTables } from '../../domain/tournament/multiTable.ts';
import { entryIds, sell } from '../../domain/tournament/sitAndGo.ts';
import { folderOf, runExport, settledDay } from '../support/exportedDay.ts';

const SEEDS = ['1a', '2b', '3c'].map((byte) => byte.repeat(32));
const hashOf = (index: number) =>
  createHash('sha256')
    .update(SEEDS[index] ?? '')
    .digest('hex');
/** The draw that opens the seed published before it, and publishes the hash of the next one. */
const drawWith = (index: number) => ({
  method: 'system' as const,
  seed: SEEDS[index] ?? '',
  nextSeedHash: hashOf(index + 1),
  seedMatches: true,
  words: expandSeed(SEEDS[index] ?? '', 2_000),
});

const PATH = `${IN_EXPORT.commitsFolder}tournament_T1.json`;
type Seats = { seats: (number | null)[] }[];
type Drawn = { events: { type: string; tables?: Seats }[] };

let folder: Map<string, Uint8Array>;
const commits = (): (Drawn & Commit)[] => JSON.parse(String(folder.get(PATH)));

/** Twenty players drawn to four tables; one of the tables is broken by a second draw. */
beforeAll(async () => {
  const { sealer } = await settledDay([
    { ...announceTables({ breakDraw: 'system' }), seedHash: hashOf(0) },
    ...sell(...entryIds(20)),
    redraw({ draw: drawWith(0) }),
    startTables(),
    ...['E1', 'E2', 'E3'].map((entryId, index) => withdraw(entryId, index + 1, 10_000)),
    move({ cause: 'table-break', table: null, draw: drawWith(1) }),
  ]);
  folder = await folderOf(sealer, await runExport(sealer));
});

describe('Draws of an event of several tables, run again from an export [R123-I-88] [R123-IV-8.1]', () => {
  it('come out of their seeds', () => {
    expect(verifyFolder(folder).problems).toEqual([]);
    expect(verifyDraws(PATH, commits())).toEqual({ problems: [], draws: 2 });
  });

  it('do not, once two players have changed seats', () => {
    const forged = commits();
    const drawn = forged as Drawn[];
    const [fact] = drawn.flatMap(({ events }) => events.filter((one) => one.tables));
    const seats = fact?.tables?.[0]?.seats ?? [];
    expect(seats.length).toBeGreaterThan(2);
    seats.reverse();
    expect(verifyDraws(PATH, forged).problems[0]).toBe(
      `${PATH}: el sorteo redraw 1 no sale de su semilla.`,
    );
    const planted = new Map(folder).set(PATH, bytesOf(forged));
    expect(verifyFolder(planted).problems).not.toEqual([]);
  });
});
