import * as z from 'zod';
import { ChipCount } from '../shared/wire.ts';

export const LEVELS_MAX = 60;
const MINUTES_MAX = 240;

export const LevelNumber = z.int().min(1).max(LEVELS_MAX);
/** How long a level or a break lasts. */
export const LevelMinutes = z.int().min(1).max(MINUTES_MAX);

/** A level as it is announced and as it is changed. */
export const Level = z.strictObject({
  level: LevelNumber,
  smallBlind: ChipCount,
  bigBlind: ChipCount,
  ante: ChipCount,
  minutes: LevelMinutes,
});
