import { describe, expect, it } from 'vitest';
import { figuresOf, runSeeds } from './runSeeds.ts';

const COMMANDS_EACH = 130;

/**
 * Two evenings of a whole house under faults; `npm run simulate` plays 200. A seed that fails is
 * replayed by `npm run simulate -- --seed 1 --commands 130`.
 */
describe('A house whose processes die and whose replies get lost [R123-IV-11.2]', () => {
  it('loses and doubles nothing, conserves money and chips, and shows what its facts say', async () => {
    const runs = await runSeeds({ seeds: [1, 2], commandsEach: COMMANDS_EACH });
    expect(runs.flatMap(({ findings }) => findings)).toEqual([]);
    expect(figuresOf(runs, 2 * COMMANDS_EACH)).toMatchObject([
      { met: true },
      { met: true },
      { met: true },
    ]);
    for (const { commits, told } of runs) {
      expect(commits).toBeGreaterThan(COMMANDS_EACH / 2);
      expect(told).toBeGreaterThan(COMMANDS_EACH / 3);
    }
  }, 240_000);
});
