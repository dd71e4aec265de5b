import { describe, expect, it } from 'vitest';
import { screenOf } from '../../functions/tournaments/screen.ts';
import { level, stateOf, underWay } from '../domain/tournament/chips.ts';
import { lock } from '../domain/tournament/inPlay.ts';
import { announceTables, playing } from '../domain/tournament/multiTable.ts';
import { entries } from '../domain/tournament/playedHands.ts';

const event = underWay([9, 9], entries(18));

describe('The public screen shows pool, scale, schedule and levels [R123-III-2.p6] [R123-I-2]', () => {
  it('the schedule before anybody plays', () =>
    expect(screenOf(stateOf(announceTables()))).toMatchObject({
      schedule: [{ what: 'Día 1', jornada: '2014-05-09' }],
      level: null,
      prizes: null,
    }));

  it('the level in force and the next one, as they are announced', () =>
    expect(screenOf(stateOf(...event, level(2)))).toMatchObject({
      level: 'Nivel 2: ciegas 50/100',
      nextLevel: 'Nivel 3: ciegas 100/200, ante 25',
      entries: 18,
      playersLeft: 18,
      scaleBps: [5000, 3000, 2000],
    }));

  it('pool and prizes once they are fixed, not before', () => {
    expect(screenOf(stateOf(...event)).prizes).toBeNull();
    expect(screenOf(stateOf(...playing([9, 9]), lock())).prizes).toMatchObject({
      pool: { amount: 28_800_00 },
      places: [{ amount: 14_400_00 }, { amount: 8_640_00 }, { amount: 5_760_00 }],
    });
  });

  it('names nobody and tells no pot', () => {
    const shown = JSON.stringify(screenOf(stateOf(...event)));
    expect(shown).not.toMatch(/person|player E|"pot"|stack/);
  });
});
