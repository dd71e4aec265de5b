import { clockwise } from '../../hand/clockwise.ts';
import { entryIdsByNumber } from '../entries.ts';
import type { PlayedHandFactOf } from '../handFacts.ts';
import type { AnnouncedTournament, SeatAct } from '../state.ts';
import type { LastHand, LeftToWinner } from './state.ts';

/**
 * Who has what the splits of a hand left, should no other pot follow at its table: of each pot the
 * winner nearest the left of the button, as the other regulations have it.
 *
 * @see CLUB-O16, R123-II-114
 */
export const leftToWinners = ({
  facts,
  seats,
  positions,
  carried,
}: PlayedHandFactOf<'HandPlayed'>): LeftToWinner[] => {
  if (!carried) return [];
  const pots = facts.flatMap((fact) => (fact.type === 'PotsAwarded' ? fact.award.pots : []));
  return pots.flatMap(({ amount, rake, winners }) => {
    const chips = winners.reduce((left, share) => left - share.amount, amount - rake);
    const [nearest] = clockwise(positions.button, winners);
    const entryNumber = seats.find(({ seat }) => seat === nearest?.seat)?.entryNumber ?? null;
    return chips > 0 && entryNumber !== null ? [{ entryNumber, chips }] : [];
  });
};

/**
 * A table that breaks, or whose players are all seated anew, has dealt its last hand: what a split
 * left there for the next pot goes to its winners.
 *
 * @see CLUB-O16
 */
export const withLeftGiven = (state: AnnouncedTournament, act: SeatAct): AnnouncedTournament => {
  const gone = Object.entries(state.playedHands.last).filter(
    ([table, last]) => isGone(Number(table), act) && isLeft(Number(table), last, state),
  );
  if (gone.length === 0) return state;
  const ids = entryIdsByNumber(state);
  const won = { ...state.playedHands.won };
  for (const { entryNumber, chips } of gone.flatMap(([, { left }]) => left)) {
    const entryId = ids.get(entryNumber);
    if (entryId !== undefined) won[entryId] = (won[entryId] ?? 0) + chips;
  }
  const given = gone.map(([table, last]) => [table, { ...last, carried: 0, isLeftGiven: true }]);
  const last = { ...state.playedHands.last, ...Object.fromEntries(given) };
  return { ...state, playedHands: { ...state.playedHands, won, last } };
};

const isGone = (table: number, act: SeatAct): boolean =>
  act.type === 'SeatsRedrawn' || act.removed === table;

/** It is still there: the hand stands, and no other one has begun at the table. */
const isLeft = (
  table: number,
  { left, hand, voidId, isLeftGiven }: LastHand,
  { chips }: AnnouncedTournament,
): boolean => {
  const isLast = (chips.hands[table]?.hand ?? hand) === hand;
  return left.length > 0 && voidId === null && !isLeftGiven && isLast;
};
