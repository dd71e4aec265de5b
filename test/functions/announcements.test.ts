import { describe, expect, it } from 'vitest';
import { chips } from '../../domain/money/chips.ts';
import { announcementsOf, levelAnnouncement } from '../../functions/tournaments/announcements.ts';
import { level, levelsTo, on, stateOf, underWay } from '../domain/tournament/chips.ts';
import { entries } from '../domain/tournament/playedHands.ts';

const event = underWay([9, 9], entries(18));

describe('Announcements are made in Spanish [R123-I-3]', () => {
  it('of a level, with its ante when there is one', () => {
    const five = { level: 5, smallBlind: chips(150), bigBlind: chips(300), minutes: 20 };
    expect(levelAnnouncement({ ...five, ante: chips(25) })).toBe(
      'Nivel 5: ciegas 150/300, ante 25',
    );
    expect(levelAnnouncement({ ...five, ante: chips(0) })).toBe('Nivel 5: ciegas 150/300');
    expect(announcementsOf(stateOf(...event, level(2)))).toEqual(['Nivel 2: ciegas 50/100']);
  });

  it('of a break and of chips that leave, in the level before them and no other', () => {
    expect(announcementsOf(stateOf(...event, ...levelsTo(4))).slice(1)).toEqual([
      'Al terminar el nivel 4: pausa de 15 minutos',
      'Al terminar el nivel 4: se retiran fichas de 25',
    ]);
    expect(announcementsOf(stateOf(...event, ...levelsTo(5)))).toHaveLength(1);
  });

  it('of simultaneous hands, while they last', () => {
    const set = (isOn: boolean) =>
      ({
        type: 'SetHandForHand',
        settingId: `set ${isOn}`,
        on: isOn,
        reason: 'Burbuja',
        ...on('director'),
      }) as const;
    expect(announcementsOf(stateOf(...event, set(true)))).toContain(
      'Mano por mano: cada mesa juega una mano y espera la señal',
    );
    expect(announcementsOf(stateOf(...event, set(true), set(false)))).toHaveLength(1);
  });

  it('of the final table with nine left, not with ten', () => {
    const final = 'Mesa final: se sortean los lugares';
    expect(announcementsOf(stateOf(...underWay([5, 4], entries(9))))).toContain(final);
    expect(announcementsOf(stateOf(...underWay([5, 5], entries(10))))).not.toContain(final);
  });
});
