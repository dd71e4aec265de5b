import * as z from 'zod';
import { Entry, Exit, event, Out } from './members.ts';

/** What is told of the chips of a tournament. */
export const CHIP_EVENTS = {
  HandOpened: event({ table: z.int(), hand: z.int(), level: z.int() }),
  AbsentRemoved: event({ ...Exit, out: Out }),
  StacksPlaced: event({
    chips: z.int(),
    places: z.array(z.object({ table: z.int(), seat: z.int() })),
  }),
  PlacedStacksRemoved: event({
    stacks: z.array(z.object({ table: z.int(), seat: z.int(), chips: z.int() })),
  }),
  LateStackSet: event({ ...Entry, stack: z.int(), removed: z.int() }),
  ChipsInPlayCounted: event({ countId: z.string(), total: z.int(), inPlay: z.int().nullable() }),
  ChipsRaced: event({
    raceId: z.string(),
    table: z.int(),
    denomination: z.int(),
    adjustment: z.int(),
  }),
  ChipsBagged: event({ ...Entry, receipt: z.int(), total: z.int() }),
  BagVoided: event({ ...Entry, receipt: z.int() }),
  BagReleased: event({ ...Entry, receipt: z.int(), total: z.int() }),
  PlayDayClosed: event({ bags: z.int(), total: z.int(), inPlay: z.int(), nextLevel: z.int() }),
  PlayDayOpened: event({ level: z.int() }),
} as const;
