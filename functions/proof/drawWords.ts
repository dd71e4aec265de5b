import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { SEATS_PER_TABLE_MAX, tablesOf } from '../../domain/tournament/tables.ts';

const WORDS_MIN = 64; // more than ten seats need
const WORDS_PER_SEAT = 2; // each is shuffled at its table and again with its player

/** How many numbers are expanded from the seed of the next draw: enough for every seat and entry. */
export const drawWords = ({ terms, entries }: AnnouncedTournament): number => {
  const seats = tablesOf(terms).length * (SEATS_PER_TABLE_MAX + 1);
  return WORDS_MIN + WORDS_PER_SEAT * (seats + Object.keys(entries).length);
};

/** For the seats of a cash table: ten at most, and a number is skipped once in millions. */
export const CASH_DRAW_WORDS = 64;
