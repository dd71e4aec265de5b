import * as z from 'zod';
import { STREETS } from '../../domain/madero/bets.ts';
import { Coded } from '../rulings/pieces.schema.ts';
import { OneCard } from '../shared/cards.schema.ts';
import { MoneyReply } from '../shared/wire.ts';

export const BOX_MAX = 99; // how many boxes a table has is for the rules to say
export const CREDITS_ASKED_MAX = 99;

const BetsReply = z.object({
  ante: MoneyReply,
  flop: MoneyReply,
  turn: MoneyReply,
  river: MoneyReply,
  bonus: MoneyReply,
});

/** A round as far as it has come; its boxes once it is settled. */
export const RoundReply = z
  .object({
    roundId: z.string(),
    number: z.int(),
    status: z.enum(['bets-open', 'in-play', 'settled', 'closed', 'void']),
    deck: z.string().nullable().meta({ description: 'The back of its deck, where two are used' }),
    toAnswer: z.int().nullable().meta({ description: 'The box whose answer is due' }),
    markers: z
      .array(z.object({ box: z.int(), streets: z.array(z.enum(STREETS)) }))
      .meta({ description: 'Boxes with the marker "sin apuesta", and the streets they checked' }),
    blind: z.array(z.int()).meta({ description: 'Boxes whose player sees the cards of another' }),
    boxes: z.array(
      z.object({
        box: z.int(),
        outcome: z.string(),
        returned: BetsReply,
        bonusLine: z.string().nullable(),
        jackpotCategory: z.string().nullable(),
        jackpotAward: MoneyReply,
        specialAward: MoneyReply,
        creditsReturned: z.int(),
      }),
    ),
    meterPrizes: z.array(z.object({ box: z.int(), awardId: z.string(), amount: MoneyReply })),
    specialsSeedHash: z
      .string()
      .nullable()
      .meta({ description: 'SHA-256 of the seed from which the system will draw' }),
    specials: z
      .object({
        seed: z.string(),
        magicCard: OneCard.nullable(),
        luckyBox: z.int().nullable(),
        fromSeed: z.boolean().meta({ description: 'The draw of the system gives the same' }),
      })
      .nullable(),
    /** Boxes whose prize of the meter waits for a decision (R132-73). */
    held: z.array(z.int()),
    rulings: z.array(
      z.object({
        rulingId: z.string(),
        norm: z.string(),
        infraction: z.string().nullable(),
        orders: z.array(Coded),
      }),
    ),
  })
  .meta({ id: 'MaderoRound' });
