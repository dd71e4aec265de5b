import * as z from 'zod';
import { firstPositions, nextPositions } from '../../domain/hand/button.ts';

const Seat = z.int().positive();

/** One table over many hands: who sits there and who is out after each hand. */
export const ButtonCase = z.object({
  id: z.string().min(1),
  maxSeats: Seat,
  seats: z.array(Seat).min(2),
  firstButton: Seat,
  leaves: z.array(z.array(Seat)).min(1),
});
export type ButtonCase = z.infer<typeof ButtonCase>;

/** Button and blinds of each hand, as long as two players are left. */
export const answerButton = ({ seats, firstButton, leaves }: ButtonCase): object => {
  let positions = firstPositions(firstButton, seats);
  let active: readonly number[] = seats;
  return leaves.flatMap((gone, hand) => {
    if (active.length < 2) return [];
    if (hand > 0) positions = nextPositions(positions, active);
    active = active.filter((seat) => !gone.includes(seat));
    const { button, smallBlind, bigBlind } = positions;
    return [{ button, smallBlind, bigBlind }];
  });
};
