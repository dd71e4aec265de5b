import * as z from 'zod';
import { Cards, OneCard } from '../shared/cards.schema.ts';
import { post } from '../shared/route.ts';
import { Code, MaybeSigned, Money, Recorded, TablePath, Text } from '../shared/wire.ts';
import { BOX_MAX, CREDITS_ASKED_MAX, RoundReply } from './rounds.schema.ts';

const BOXES_MAX = 10;

const Box = z.strictObject({
  box: z.int().min(0).max(BOX_MAX),
  /** Who sits there, by a code of the casino's; no personal data. */
  player: Code,
  ante: Money,
  flop: Money,
  turn: Money,
  river: Money,
  bonus: Money,
  credits: z.int().min(0).max(CREDITS_ASKED_MAX),
  /** Null when the box folded. */
  cards: Cards.nullable(),
});

/** POST /v1/tables/{tableId}/rounds. The Idempotency-Key becomes the id of the round. */
export const playRound = post({
  path: '/v1/tables/{tableId}/rounds',
  summary: 'Posts a complete round; every bet is settled, the jackpot too',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({
    ...MaybeSigned,
    boxes: z.array(Box).min(1).max(BOXES_MAX),
    board: Cards,
    bank: Cards,
    /** What the screen drew for Carta Mágica and Jugador Afortunado (R132-56, R132-57). */
    specials: z
      .strictObject({
        seed: Text,
        magicCard: OneCard.nullable(),
        luckyBox: z.int().min(0).max(BOX_MAX).nullable(),
      })
      .nullable()
      .default(null),
  }),
  reply: { status: 201, schema: Recorded.extend({ round: RoundReply }) },
});
