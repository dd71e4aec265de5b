import type { AnnouncedTournament } from '../state.ts';

/** Whether the deck of a table changes because a level ended (R123-II-20). */
export const isDeckDue = (
  { floor, level }: Pick<AnnouncedTournament, 'floor' | 'level'>,
  table: number,
): boolean => level > Math.max(1, floor.decks[table]?.level ?? 1);
