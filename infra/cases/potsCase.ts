import * as z from 'zod';
import { awardOf, type Share } from '../../domain/hand/award.ts';
import { clockwiseFrom } from '../../domain/hand/clockwise.ts';

const Whole = z.int().nonnegative();
const Positive = z.int().positive();

/** The end of one hand: what each seat put in, and how strong the live hands are. */
export const PotsCase = z.object({
  id: z.string().min(1),
  maxSeats: Positive,
  button: Positive,
  chip: Positive,
  rakeBps: Whole,
  seats: z
    .array(
      z.strictObject({ seat: Positive, put: Whole, folded: z.boolean(), rank: z.int().nullable() }),
    )
    .min(1),
});
export type PotsCase = z.infer<typeof PotsCase>;

/** The pots in the words of the case files; `rank` is higher for the better hand there. */
export const answerPots = ({ seats, button, chip, rakeBps }: PotsCase): object => {
  const bySeat = new Map(seats.map((one) => [one.seat, one]));
  const contributions = clockwiseFrom(button, [...bySeat.keys()]).map((seat) => {
    const { put, folded } = bySeat.get(seat)!;
    return { seat, put, isLive: !folded };
  });
  const place = (seat: number): number | null => {
    const rank = bySeat.get(seat)!.rank;
    return rank === null ? null : -rank;
  };
  const award = awardOf(contributions, 0, place, { leftover: 'winners', chip, rakeBps });
  const paid = award.pots.flatMap(({ winners }) => winners);
  return {
    returned: award.uncalled,
    pots: award.pots.map(({ amount, eligible, rake, winners }) => ({
      amount,
      eligible: eligible.toSorted((one, other) => one - other),
      rake,
      winners: bySeats(winners),
    })),
    rake: award.pots.reduce((sum, { rake }) => sum + rake, 0),
    paid: bySeats(paid),
  };
};

const bySeats = (shares: readonly Share[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { seat, amount } of shares) sums[seat] = (sums[seat] ?? 0) + amount;
  return sums;
};
