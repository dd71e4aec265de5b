import * as z from 'zod';
import { Money, MoneyReply, toCentavos } from '../../shared/wire.ts';

/** An amount of a cash table, parsed to centavos. */
export const CashAmount = Money.transform(toCentavos);

export const CashFiguresReply = z
  .object({
    stacksAtStart: MoneyReply,
    purchases: MoneyReply,
    cashOuts: MoneyReply,
    consumption: MoneyReply,
    hands: z.int(),
    voided: z.int(),
    pots: z.int(),
    potTotal: MoneyReply,
    rake: MoneyReply,
    stacksAtEnd: MoneyReply,
  })
  .meta({ id: 'CashFigures' });

export const CashDayReply = z
  .object({
    day: z.int(),
    jornada: z.string(),
    status: z.enum(['open', 'closed', 'settled']),
    closings: z.int(),
    sessions: z.int(),
    figures: CashFiguresReply,
    box: MoneyReply.nullable(),
    review: z.string().nullable(),
  })
  .meta({ id: 'CashDay' });

/** A hand as it is seen at the table: no figure of the pots (R123-II-100). */
export const HandReply = z
  .object({
    handId: z.string(),
    number: z.int(),
    status: z.string(),
    street: z.string(),
    button: z.int(),
    board: z.string(),
    currentBet: MoneyReply,
    seats: z.array(
      z.object({ seat: z.int(), stack: MoneyReply, inFront: MoneyReply, isLive: z.boolean() }),
    ),
    /** In this order cards are dealt. */
    dealOrder: z.array(z.int()),
    toAct: z
      .object({
        seat: z.int(),
        toCall: MoneyReply,
        minRaiseTo: MoneyReply,
        maxRaiseTo: MoneyReply,
        noRaise: z.string().nullable(),
        /** Then his hand may be killed (R40-50). */
        until: z.string(),
      })
      .nullable(),
    /** What the dealer announces of the cards shown (R40-72). */
    shown: z.array(
      z.object({ seat: z.int(), cards: z.string(), combination: z.string().nullable() }),
    ),
  })
  .meta({ id: 'CashHand' });

/** What staff is told of a hand that ended. */
export const HandResultReply = z
  .object({
    pots: z.int(),
    potTotal: MoneyReply,
    rake: MoneyReply,
    changes: z.array(z.object({ seat: z.int(), player: z.string(), amount: MoneyReply })),
  })
  .meta({ id: 'CashHandResult' });
