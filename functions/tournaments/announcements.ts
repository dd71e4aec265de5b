import { levelInForce } from '../../domain/tournament/clock.ts';
import { placesLeft } from '../../domain/tournament/registration.ts';
import { isRegroupDue } from '../../domain/tournament/seating/laidTables.ts';
import { finalTableDue } from '../../domain/tournament/seating/redraws.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { isMultiTable, isSitAndGo, onlyTable } from '../../domain/tournament/tables.ts';
import type { Level, MultiTableTerms } from '../../domain/tournament/terms.ts';

/**
 * What is to be announced now, in Spanish: that play begins, the level, its break and color-ups, simultaneous hands
 * and the redraw that is due.
 *
 * @see R123-I-3, R123-IV-11.1
 */
export const announcementsOf = (state: AnnouncedTournament): string[] => {
  const level = levelInForce(state);
  const { terms, rounds } = state;
  return [
    ...(isComplete(state)
      ? [`Cupo completo: comienza la partida en la mesa ${onlyTable(terms)}`]
      : []),
    ...(level ? [levelAnnouncement(level)] : []),
    ...(isMultiTable(terms) ? [...afterLevel(terms, state.level), ...redraws(state, terms)] : []),
    ...(rounds.on ? ['Mano por mano: cada mesa juega una mano y espera la señal'] : []),
  ];
};

/** Every place of a Sit & Go is paid and it has not started (R123-IV-11.1). */
const isComplete = (state: AnnouncedTournament): boolean =>
  isSitAndGo(state.terms) && state.status === 'registering' && placesLeft(state) <= 0;

export const levelAnnouncement = ({ level, smallBlind, bigBlind, ante }: Level): string => {
  const blinds = `Nivel ${level}: ciegas ${smallBlind}/${bigBlind}`;
  return ante > 0 ? `${blinds}, ante ${ante}` : blinds;
};

const afterLevel = ({ breaks, retirements }: MultiTableTerms, level: number): string[] => [
  ...breaks
    .filter((pause) => pause.afterLevel === level)
    .map(({ minutes }) => `Al terminar el nivel ${level}: pausa de ${minutes} minutos`),
  ...retirements
    .filter((retirement) => retirement.afterLevel === level)
    .map(
      ({ denomination }) => `Al terminar el nivel ${level}: se retiran fichas de ${denomination}`,
    ),
];

const redraws = (state: AnnouncedTournament, terms: MultiTableTerms): string[] => {
  if (finalTableDue(state, terms)) return ['Mesa final: se sortean los lugares'];
  return isRegroupDue(state, terms) ? ['Se reagrupan las mesas: se sortean los lugares'] : [];
};
