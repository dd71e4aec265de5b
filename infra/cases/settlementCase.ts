import * as z from 'zod';

const Whole = z.int().nonnegative();
const Positive = z.int().positive();
const Code = z.enum(['IN', 'RB', 'AD']);
const Jornada = z.iso.date();

const Terms = z.strictObject({ price: Positive, prizeBps: Whole });
const Purchase = z
  .strictObject({
    entry: Positive,
    code: Code,
    table: Positive.nullable(),
    jornada: Jornada,
    refunded: z.boolean().optional(),
  })
  .refine(({ table, refunded }) => table !== null || refunded === true, {
    path: ['table'],
    message: 'only a refunded purchase has no table',
  });

const Out = z.strictObject({ entry: Positive, chipsAtStart: Whole });
const OutSomewhere = Out.extend({ table: Positive });

/** In the words of the case files: what happened, `move` included, in the order it happened. */
const CaseExit = z.union([
  z.strictObject({
    kind: z.literal('elimination'),
    table: Positive,
    hand: Positive,
    out: z.array(Out).min(1),
  }),
  z.strictObject({
    kind: z.literal('elimination'),
    hand: Positive,
    handForHand: z.literal(true),
    out: z.array(OutSomewhere).min(1),
  }),
  z.strictObject({
    kind: z.literal('elimination'),
    hand: Positive,
    orderUnknown: z.literal(true),
    out: z.array(OutSomewhere).min(1),
  }),
  z.strictObject({ kind: z.literal('withdrawal'), entry: Positive }),
  z.strictObject({ kind: z.literal('disqualification'), entry: Positive }),
  z.strictObject({ kind: z.literal('move'), entry: Positive, toTable: Positive }),
]);
export type CaseExit = z.infer<typeof CaseExit>;

/** One acceptance case of the money side of a tournament. Other members are not looked at. */
export const SettlementCase = z
  .object({
    id: z.string().min(1),
    ruleset: z.literal('lnse-123-2013'),
    terms: z.partialRecord(Code, Terms),
    entries: z.array(z.strictObject({ entry: Positive })).min(1),
    purchases: z.array(Purchase).min(1),
    prizeUnit: Positive,
    payoutBps: z.array(Whole).min(1),
    exits: z.array(CaseExit),
  })
  .superRefine(({ terms, entries, purchases }, context) => {
    const known = new Set(entries.map(({ entry }) => entry));
    purchases.forEach(({ code, entry, refunded }, index) => {
      if (!terms[code])
        context.addIssue({
          code: 'custom',
          path: ['purchases', index, 'code'],
          message: `terms have no ${code}`,
        });
      if (!refunded && !known.has(entry))
        context.addIssue({
          code: 'custom',
          path: ['purchases', index, 'entry'],
          message: `entry ${entry} is not one of the entries`,
        });
    });
  });
export type SettlementCase = z.infer<typeof SettlementCase>;
