import type { Jornada } from '../time/jornada.ts';
import type { CountedDay, MeterTable } from './state.ts';

/** How many jornadas of a table are kept to know a repeated round; older rounds are refused. */
export const JORNADAS_KEPT = 31;

/** Whether a round is in the meter already, so that no contribution is doubled. */
export const isCounted = (
  { counted }: Pick<MeterTable, 'counted'>,
  jornada: Jornada,
  number: number,
): boolean =>
  counted
    .filter((day) => day.jornada === jornada)
    .some(({ stretches }) => stretches.some(([from, to]) => from <= number && number <= to));

/** Whether nothing is known any more of the rounds of a jornada. */
export const isForgotten = ({ counted }: Pick<MeterTable, 'counted'>, jornada: Jornada): boolean =>
  counted.length === JORNADAS_KEPT && jornada < counted[0]!.jornada;

/** Rounds may come in any order: a stretch grows at both ends, and two that meet become one. */
export const withRound = (
  counted: readonly CountedDay[],
  jornada: Jornada,
  number: number,
): CountedDay[] => {
  const known = counted.find((day) => day.jornada === jornada);
  const day = { jornada, stretches: extended(known?.stretches ?? [], number) };
  const others = counted.filter((one) => one.jornada !== jornada);
  return [...others, day]
    .sort((one, other) => (one.jornada < other.jornada ? -1 : 1))
    .slice(-JORNADAS_KEPT);
};

const extended = (
  stretches: CountedDay['stretches'],
  number: number,
): (readonly [from: number, to: number])[] => {
  const before = stretches.find(([, to]) => to === number - 1);
  const after = stretches.find(([from]) => from === number + 1);
  const joined = [before?.[0] ?? number, after?.[1] ?? number] as const;
  const others = stretches.filter((one) => one !== before && one !== after);
  return [...others, joined].sort(([one], [other]) => one - other);
};
