import type { Chips } from '../../../money/chips.ts';
import type { FactOf } from '../../facts.ts';
import type { SeatGiven } from '../../seatCommands.ts';
import type { AnnouncedTournament } from '../../state.ts';

/** The outcome of a move: who sits where, and how that came about. */
export type Moved = Pick<
  FactOf<'EntriesMoved'>,
  'method' | 'seed' | 'nextSeedHash' | 'dealt' | 'reason' | 'removed' | 'opened'
> & {
  readonly seats: readonly (SeatGiven & { readonly waits?: boolean; readonly stack?: Chips })[];
};

/** What the Director or the text decides, without any draw. */
export const byOrder = ({ seedHash }: AnnouncedTournament) =>
  ({ method: 'director', seed: null, nextSeedHash: seedHash, dealt: [], removed: null }) as const;
