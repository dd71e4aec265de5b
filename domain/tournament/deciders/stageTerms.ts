import { Rejection } from '../../errors.ts';
import type { MultiTableCharacteristics } from '../commands.ts';
import type { Series } from '../terms.ts';

/**
 * The qualifying stage and the final, as announced: series with an end each, one after the other
 * and before the final, all on days of the event, for everybody that the quota takes.
 *
 * @see R123-I-1.3, R123-I-7, R123-I-8, R123-I-10
 * @throws {Rejection} in this order: `tournament.stages-invalid`, those of `assertSeriesEnds`
 */
export const assertStages = ({
  stages,
  days,
  quota,
  levels,
  modality,
}: MultiTableCharacteristics): void => {
  if (!stages) return;
  const { series, final } = stages;
  const codes = series.map(({ code }) => code);
  const played = [...series, final];
  const places = series.reduce((total, { entriesMax }) => total + entriesMax, 0);
  const wrong =
    (series.length === 0 && 'series') ||
    (modality !== 'multi-table-regroup' && 'modality') ||
    ((new Set(codes).size < codes.length || codes.some((code) => code.trim() === '')) && 'code') ||
    (series.some(({ entriesMax }) => !(entriesMax >= 2)) && 'entriesMax') ||
    (places < quota && 'quota') ||
    (played.some((one) => days.every(({ jornada }) => jornada !== one.jornada)) && 'days') ||
    (played.some((one, index) => one.startsAt < (played[index - 1]?.startsAt ?? '')) && 'startsAt');
  if (wrong) throw new Rejection('tournament.stages-invalid', 'R123-I-1.3', { point: wrong });
  for (const one of series) assertSeriesEnds(one, levels.length);
};

/**
 * A series ends with a level, so that the final has one to start at, or with so many players.
 *
 * @see R123-I-1.3, R123-I-10, R123-I-13
 * @throws {Rejection} `tournament.series-without-end`
 */
export const assertSeriesEnds = (
  { code, throughLevel, qualifiers }: Series,
  levels: number,
): void => {
  const none = throughLevel === null && qualifiers === null;
  const beyond = throughLevel !== null && !(throughLevel >= 1 && throughLevel < levels);
  if (none || beyond || (qualifiers !== null && !(qualifiers >= 1)))
    throw new Rejection('tournament.series-without-end', 'R123-I-1.3', { series: code });
};
