import * as z from 'zod';
import { Code, Text } from '../shared/wire.ts';
import { BOX_MAX } from './rounds.schema.ts';

const Box = z.int().min(0).max(BOX_MAX);
const Street = z.enum(['flop', 'turn', 'river']);
const BOXES_MAX = 20;

/** An irregularity as the Supervisor finds it (R132-37 to R132-39, R132-68 to R132-73). */
export const Situation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('deal-error'),
    error: z.enum(['card-count', 'box-without-ante', 'card-exposed']),
  }),
  z.strictObject({ kind: z.literal('bank-card-exposed') }),
  z.strictObject({
    kind: z.literal('irregular-hand'),
    box: Box,
    causedBy: z.enum(['house', 'player']),
  }),
  z.strictObject({
    kind: z.literal('information-shared'),
    boxes: z.array(Box).min(1).max(BOXES_MAX),
  }),
  z.strictObject({ kind: z.literal('cards-out-of-sight'), box: Box }),
  z.strictObject({ kind: z.literal('extra-common-cards'), street: Street }),
  z.strictObject({
    kind: z.literal('flop-burn'),
    burned: z.union([z.literal(0), z.literal(2)]),
    cardExposed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('wrong-burn'), street: z.enum(['turn', 'river']) }),
  z.strictObject({ kind: z.literal('dealt-before-answers'), street: Street }),
  z.strictObject({
    kind: z.literal('not-foreseen'),
    text: Text,
    management: z.strictObject({ legajo: Code }),
    inspector: Text,
    voidsRound: z.boolean().default(false).meta({
      description: 'The round in play is cancelled and every bet goes back (R132-73)',
    }),
  }),
]);
