import type { Infraction, Sanction } from './infraction.ts';

/** A step of the scale; a suspension of hands says how many (R123-II-41.b2). */
export type Proposal = {
  readonly sanction: Sanction;
  /** 0 is one single hand; 1 to 4 are so many hands for each player at the table. */
  readonly handsPerPlayer?: number;
};

const HANDS_PER_PLAYER = [0, 1, 2, 3, 4];
const ONE_HAND_PER_PLAYER = 1;

/**
 * The next step for an infraction: from its first one, one further for each earlier entry of its
 * group. Only a proposal, the official decides. Null when the text asks for none, or not yet.
 *
 * @param prior entries of the same group that the player has in the event
 * @see R123-I-79, R123-II-41, R123-II-90, R123-I-97
 */
export const propose = (
  infraction: Infraction,
  { prior, deliberate }: { readonly prior: number; readonly deliberate: boolean },
): Proposal | null => {
  const { first, fromSecondTime } = infraction;
  if (first === null) return null;
  const times = fromSecondTime && !deliberate ? prior - 1 : prior;
  if (times < 0) return null;
  const steps = ladderOf(infraction);
  const start = steps.findIndex(({ sanction }) => sanction === first);
  return steps[Math.min(start + times, steps.length - 1)] ?? null;
};

const ladderOf = ({ norm, sanctions }: Infraction): readonly Proposal[] =>
  sanctions.flatMap((sanction): readonly Proposal[] => {
    if (sanction !== 'hand-suspension') return [{ sanction }];
    const hands = norm === 'R123-I-97' ? [ONE_HAND_PER_PLAYER] : HANDS_PER_PLAYER;
    return hands.map((handsPerPlayer) => ({ sanction, handsPerPlayer }));
  });
