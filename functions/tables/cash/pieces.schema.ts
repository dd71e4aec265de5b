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
        /** Then his hand is dead (R40-50, CLUB-S11); null while no time runs. */
        until: z.string().nullable(),
        /** Begun seconds count whole. */
        secondsLeft: z.int().nullable(),
        /** The last ten are counted aloud. */
        aloud: z.boolean(),
        over: z.boolean(),
      })
      .nullable(),
    /** What the hand waits for; nobody acts meanwhile (R123-II-63.A). */
    stopped: z
      .object({
        stopId: z.string(),
        since: z.string(),
        situation: z.string(),
        /** What the matching letter answers: the default of who rules. */
        offered: z.object({ outcome: z.string(), norm: z.string(), authority: z.string() }),
      })
      .nullable(),
    /** At the showdown: the order of showing, whose turn it is, who may not muck (R40-71, R40-90). */
    showing: z
      .object({
        order: z.array(z.int()),
        next: z.int().nullable(),
        mustShow: z.array(z.int()),
      })
      .nullable(),
    /** What the dealer announces of the cards shown (R40-72). */
    shown: z.array(
      z.object({ seat: z.int(), cards: z.string(), combination: z.string().nullable() }),
    ),
  })
  .meta({ id: 'CashHand' });

/** What staff is told of a hand that ended. */
export const BindingReply = z
  .object({
    action: z.string(),
    /** In front of the player afterwards. */
    to: MoneyReply,
    /** Chips he takes back, and chips he still has to add. */
    returned: MoneyReply,
    owed: MoneyReply,
    normId: z.string(),
    norm: z.string(),
  })
  .meta({ id: 'CashBinding' });

export const HandResultReply = z
  .object({
    pots: z.int(),
    potTotal: MoneyReply,
    rake: MoneyReply,
    /** What a split of a club left for the next pot; it is counted in this hand only (CLUB-O16). */
    carried: MoneyReply,
    changes: z.array(z.object({ seat: z.int(), player: z.string(), amount: MoneyReply })),
  })
  .meta({ id: 'CashHandResult' });
