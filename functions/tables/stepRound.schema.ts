import * as z from 'zod';
import { Cards, OneCard } from '../shared/cards.schema.ts';
import { post } from '../shared/route.ts';
import { Code, MaybeSigned, Money, Recorded, TablePath, Text } from '../shared/wire.ts';
import { BOX_MAX, CREDITS_ASKED_MAX, RoundReply } from './rounds.schema.ts';
import { Situation } from './situations.schema.ts';

const SEATS_MAX = 20;
const Box = z.int().min(0).max(BOX_MAX);
const Street = z.enum(['flop', 'turn', 'river']);
const of = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

const Step = z.discriminatedUnion('type', [
  of('OpenRound', {
    seats: z.array(z.strictObject({ box: Box, player: Code })).max(SEATS_MAX),
  }),
  of('PlaceBets', {
    box: Box,
    player: Code,
    ante: Money,
    bonus: Money,
    credits: z.int().min(0).max(CREDITS_ASKED_MAX),
  }),
  of('CloseBets', {}),
  of('SeeCards', { box: Box, player: Code }),
  of('AnswerStreet', {
    street: Street,
    box: Box,
    answer: z.enum(['bet', 'check', 'fold']),
    amount: Money,
  }),
  of('DealBoard', { cards: Cards }),
  of('ShowCards', { of: z.union([Box, z.literal('bank')]), cards: Cards }),
  of('DrawSpecials', { seed: Text, magicCard: OneCard.nullable(), luckyBox: Box.nullable() }),
  of('DrawSpecialsBySystem', {}),
  of('SettleRound', {}),
  of('StopRound', { reason: Text }),
  of('RuleIrregularity', { situation: Situation }),
]);

/** POST /v1/tables/{tableId}/round-steps. The key of `OpenRound` becomes the id of the round. */
export const stepRound = post({
  path: '/v1/tables/{tableId}/round-steps',
  summary: 'Posts one step of a round: bets, answers, cards, rulings, settlement',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({ ...MaybeSigned, step: Step }),
  reply: { status: 201, schema: Recorded.extend({ round: RoundReply }) },
});
