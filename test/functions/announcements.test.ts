import { describe, expect, it } from 'vitest';
import { chips } from '../../domain/money/chips.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { announcementsOf, levelAnnouncement } from '../../functions/tournaments/announcements.ts';
import { level, levelsTo, on, stateOf, underWay } from '../domain/tournament/chips.ts';
import { entries } from '../domain/tournament/playedHands.ts';
import {
  announce,
  by,
  drawByCards,
  entryIds,
  sell,
  twoPlaces,
  twoSeated,
} from '../domain/tournament/sitAndGo.ts';
import { fold, history } from '../support/given.ts';

const event = underWay([9, 9], entries(18));
const start = {
  type: 'StartTournament',
  acta: { number: '1', fiscalizador: 'F. Iscal' },
  ...by('director'),
} as const;

describe('Announcements are made in Spanish [R123-I-3]', () => {
  it('of a level, with its ante when there is one', () => {
    const five = { level: 5, smallBlind: chips(150), bigBlind: chips(300), minutes: 20 };
    expect(levelAnnouncement({ ...five, ante: chips(25) })).toBe(
      'Nivel 5: ciegas 150/300, ante 25',
    );
    expect(levelAnnouncement({ ...five, ante: chips(0) })).toBe('Nivel 5: ciegas 150/300');
    expect(announcementsOf(stateOf(...event, level(2)))).toEqual(['Nivel 2: ciegas 50/100']);
  });

  it('of the start of a Sit & Go, once its quota is paid and until it starts [R123-IV-11.1]', () => {
    const call = 'Cupo completo: comienza la partida en la mesa 20';
    const nine = [announce({ quota: 9, scales: [twoPlaces] }), ...sell(...entryIds(9))];
    const told = (...commands: readonly TournamentCommand[]) =>
      announcementsOf(fold(history(...commands)) as AnnouncedTournament);
    expect(told(...nine)).toEqual([call]);
    expect(told(...nine.slice(0, -1))).toEqual([]);
    const started = [...nine, drawByCards(entryIds(9)), ...twoSeated, start];
    expect(told(...started)).toEqual(['Nivel 1: ciegas 25/50']);
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
