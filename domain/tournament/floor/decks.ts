import type { AnnouncedTournament } from '../state.ts';
import { clubOf } from '../tables.ts';

type Known = Pick<AnnouncedTournament, 'floor' | 'level' | 'terms'>;

/**
 * Whether the deck of a table is to be changed: a card is damaged, a level ended or, in the club,
 * another dealer took over.
 *
 * @see CLUB-T20, R123-II-20
 */
export const isDeckDue = (state: Known, table: number): boolean =>
  state.floor.deckCalls[table] !== undefined || isLevelOver(state, table);

/** Whether a level ended since the deck was changed; in the club that is no reason. */
export const isLevelOver = ({ floor, level, terms }: Known, table: number): boolean =>
  clubOf(terms) === null && level > Math.max(1, floor.decks[table]?.level ?? 1);
