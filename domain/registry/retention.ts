import type { Jornada } from '../time/jornada.ts';

/**
 * The last day on which the data of a person are kept for certain. No text that we could read fixes the
 * term of the UIF or of the lottery, so the years are a parameter of the stage.
 *
 * @param seenOn the jornada of the person's last form
 */
export const keptUntil = (seenOn: Jornada, years: number): Jornada => {
  const year = Number(seenOn.slice(0, YEAR_LENGTH)) + years;
  return `${year}${seenOn.slice(YEAR_LENGTH)}` as Jornada;
};

const YEAR_LENGTH = 'YYYY'.length;
