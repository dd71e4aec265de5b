import { formatDay } from '../../domain/time/calendar.ts';
import type { Instant } from '../../domain/time/jornada.ts';
import { lastAnchor } from '../proof/anchors.ts';
import type { Table } from '../shared/table.ts';
import { localTime } from '../shared/time.ts';
import { catchUp, startOf } from '../workflow/executions.ts';

const NIGHT_HOUR = 4; // of the room's clock: few play, and the day's papers are filed

/** Sees to it that the anchor of the night is taken, once an operator's clock has struck. */
export const catchUpAnchor = async (
  table: Table,
  operator: string,
  now: Instant,
): Promise<void> => {
  const wall = localTime(now);
  if (wall.hour < NIGHT_HOUR) return;
  const day = formatDay(wall);
  const last = await lastAnchor(table, operator);
  if (last && last.day >= day) return;
  await catchUp(startOf('NIGHTLY_ANCHOR_ARN', 'anc', { operator, day }), now);
};
