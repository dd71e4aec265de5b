import { clockwise } from '../hand/clockwise.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { Place, Session } from './state.ts';

/**
 * Whose the chips are that a split left for the next pot, when no other pot follows in the game: of
 * each pot the winner nearest the left of the button; whoever sits nearest when that one has left.
 *
 * @see CLUB-O16
 */
export const leftToWinners = (session: Session): ReadonlyMap<string, Centavos> => {
  const { carried, places, positions } = session;
  const given = new Map<string, Centavos>();
  const nearest = clockwise(positions?.button ?? 0, places)[0];
  if (carried === 0 || nearest === undefined) return given;
  const give = (player: string, chips: number) =>
    given.set(player, centavos((given.get(player) ?? ZERO) + chips));
  const left = leftInPots(session);
  for (const { chips, winner } of left) give((winner ?? nearest).player, chips);
  // A void has brought back what lay there before: nobody won it.
  const rest = carried - left.reduce((total, { chips }) => total + chips, 0);
  if (rest > 0) give(nearest.player, rest);
  return given;
};

type Left = { readonly chips: number; readonly winner: Place | undefined };

const leftInPots = ({ hand, hands, places }: Session): Left[] => {
  if (hand.status !== 'awarded' && hand.status !== 'closed') return [];
  const { award, setup } = hand;
  const dealt = hands.at(-1)?.before.places ?? [];
  const stillHere = (seat: number) => {
    const player = dealt.find((place) => place.seat === seat)?.player;
    return places.find((place) => place.player === player);
  };
  return award.pots.flatMap(({ amount, rake, winners }) => {
    const chips = winners.reduce((left, share) => left - share.amount, amount - rake);
    if (chips === 0) return [];
    const winner = clockwise(setup.button, winners).map(({ seat }) => stillHere(seat));
    return [{ chips, winner: winner.find((place) => place !== undefined) }];
  });
};
