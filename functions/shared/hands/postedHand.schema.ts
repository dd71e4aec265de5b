import * as z from 'zod';
import { SEATS_MAX } from '../../../domain/hand/setup.ts';
import { NORMS, type NormId } from '../../../domain/regulation/norms.ts';
import { Cards } from '../cards.schema.ts';
import { Text } from '../wire.ts';

const ACTIONS_MAX = 500; // no hand of ten players has as many
const BOARDS_AGAIN_MAX = 2; // CLUB-N11

export const Seat = z.int().min(1).max(SEATS_MAX).meta({ description: 'Clockwise, from 1' });

const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;

/** An article of the catalogue, by its id. */
export const Norm = z
  .string()
  .refine((id) => Object.hasOwn(NORMS, id), {
    error: 'Not an article of the catalogue',
    params: { es: 'No es un artículo del catálogo' },
  })
  .transform((id) => id as NormId)
  .meta({ description: 'Id of an article, as docs/regulation.md lists them', example: 'R40-50' });

/**
 * What a player did in his turn.
 *
 * @param amount of the table: `Money` at a cash table, `ChipCount` in a tournament
 */
export const postedAction = <Amount extends z.ZodType<number>>(amount: Amount) =>
  z.strictObject({
    seat: Seat,
    action: z.enum(ACTIONS),
    to: amount.optional().meta({
      description: 'In front of the player in the round afterwards; of a bet or a raise',
    }),
  });

/** Hands laid face up, in the order shown; cards are empty when they were not told. */
export const ShownHand = z.strictObject({ seat: Seat, cards: Cards });

/** Seats from the best hand down, equal hands together. */
export const Ranking = z.array(z.array(Seat).min(1).max(SEATS_MAX)).max(SEATS_MAX);

export const DeadHand = { seat: Seat, norm: Norm, reason: Text };

/**
 * The fields of a hand posted complete, for a cash table as for a table of a tournament: spread them
 * into the body, hand the parsed body to `playPosted` of domain/hand with the setup of the table. A
 * refusal then points at the field of the body that does not fit.
 *
 * @param amount of the table: one that is parsed to whole chips, or to centavos
 */
export const postedHand = <Amount extends z.ZodType<number>>(amount: Amount) => ({
  actions: z.array(postedAction(amount)).max(ACTIONS_MAX),
  board: Cards.default([]),
  shown: z.array(ShownHand).max(SEATS_MAX).default([]),
  mucked: z.array(Seat).max(SEATS_MAX).default([]),
  /** Hands that a ruling declared dead after so many of the actions. */
  dead: z
    .array(z.strictObject({ ...DeadHand, after: z.int().min(0).max(ACTIONS_MAX) }))
    .max(SEATS_MAX)
    .default([]),
  /** Where cards were not told. */
  ranking: Ranking.optional(),
  /** Further boards, where a club lets the players agree to them: all five cards of each. */
  boardsAgain: z.array(Cards).max(BOARDS_AGAIN_MAX).default([]),
});
