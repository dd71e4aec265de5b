import { levelInForce, levelsOf } from '../../domain/tournament/clock.ts';
import { isMultiTable } from '../../domain/tournament/tables.ts';
import type { Handler } from '../shared/operation.ts';
import { announcementsOf, levelAnnouncement } from './announcements.ts';
import { read } from './read.ts';
import type { readClock as route } from './readClock.schema.ts';

/** GET …/clock — an absolute end, so that every screen counts the same (R123-II-44). */
export const readClock: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const level = levelInForce(state) ?? null;
    const { endsAt, remainingSeconds } = state.clock;
    return {
      level,
      announcement: level && levelAnnouncement(level),
      announcements: announcementsOf(state),
      endsAt,
      remainingSeconds,
      breakMinutes: breakAfter(state),
      next: levelsOf(state).find((one) => one.level === state.level + 1) ?? null,
    };
  });

const breakAfter = ({ terms, level }: Parameters<typeof levelsOf>[0] & { level: number }) => {
  const breaks = isMultiTable(terms) ? terms.breaks : [];
  return breaks.find(({ afterLevel }) => afterLevel === level)?.minutes ?? null;
};
