import { Rejection } from '../errors.ts';
import type { ExportSchedule } from './state.ts';

const HOUR_MAX = 23;

/** @throws {Rejection} `registry.export-hour-out-of-range` */
export const assertSchedule = ({ hour }: ExportSchedule): void => {
  if (!Number.isInteger(hour) || hour < 0 || hour > HOUR_MAX)
    throw new Rejection('registry.export-hour-out-of-range', undefined, { hour, max: HOUR_MAX });
};
