import { liveEntries } from './entries.ts';
import type { AnnouncedTournament } from './state.ts';

type ItemRule = AnnouncedTournament['itemRules'][number];

/**
 * What the Direction allows or forbids now: of each item the last rule whose phase has begun.
 *
 * @see R123-I-82
 */
export const itemRulesInForce = (state: AnnouncedTournament): ItemRule[] => {
  const begun = state.itemRules.filter(({ phase }) => hasBegun(phase, state));
  return [...new Map(begun.map((rule) => [rule.item, rule])).values()];
};

const hasBegun = (phase: ItemRule['phase'], state: AnnouncedTournament): boolean => {
  if (phase === 'event') return true;
  if (phase === 'final-table') return isFinalTable(state);
  return state.level >= phase.fromLevel;
};

/** Everybody left sits at one table. */
const isFinalTable = (state: AnnouncedTournament): boolean =>
  state.start !== null && new Set(liveEntries(state).map(({ table }) => table)).size <= 1;
