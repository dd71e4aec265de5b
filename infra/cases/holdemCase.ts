import * as z from 'zod';

const Amount = z.int().nonnegative();
const Amounts = z.array(Amount).min(2).max(10);

/**
 * A recorded hand as the test vectors write it: seats from 0, clockwise from the left of the
 * button; `posts` and the answers of the vectors are not looked at.
 */
export const HoldemCase = z
  .object({
    id: z.string().min(1),
    button: Amount.nullable(),
    blinds: Amounts,
    antes: Amounts,
    anteMode: z.enum(['each', 'bb', 'none']),
    minBet: z.int().positive(),
    startingStacks: z.array(z.int().positive()).min(2).max(10),
    holeCards: z.array(z.string().length(4).nullable()),
    board: z.string(),
    actions: z.array(z.string()),
  })
  .superRefine(({ startingStacks, blinds, antes, holeCards }, context) => {
    for (const [member, list] of Object.entries({ blinds, antes, holeCards }))
      if (list.length !== startingStacks.length)
        context.addIssue({
          code: 'custom',
          path: [member],
          message: 'one for each seat is needed',
        });
  });
export type HoldemCase = z.infer<typeof HoldemCase>;
