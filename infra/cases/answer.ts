import type { EventSettlement, Split, TotalsByCode } from '../../domain/settlement/types.ts';

/** The line that answers one case, in the shape of its `expect`. */
export type AnswerLine =
  | { readonly id: string | null; readonly answer: object }
  | {
      readonly id: string | null;
      readonly answer: null;
      readonly error: { readonly code: string; readonly detail: string };
    };

/** Where answers come from: one line for each case, in the order of the cases. */
export type Answerer<Case> = (cases: readonly Case[]) => AsyncIterable<AnswerLine>;

export type SettlementAnswer = {
  readonly byCode: TotalsByCode;
  readonly takings: number;
  readonly benefit: number;
  readonly pool: number;
  readonly tables: readonly object[];
  readonly split: Readonly<Record<string, number>> | null;
  readonly placePrizes: readonly number[];
  readonly classification: readonly object[];
};

/** A settlement in the words of the case files. */
export const settlementAnswer = (settlement: EventSettlement): SettlementAnswer => {
  const { byCode, takings, benefit, pool, tables, split, placePrizes, classification } = settlement;
  return {
    byCode,
    takings,
    benefit,
    pool,
    tables: tables.map((table) => ({ ...table, split: amounts(table.split) })),
    split: amounts(split),
    placePrizes,
    classification: classification.map(({ disqualified, ...standing }) =>
      disqualified ? { ...standing, disqualified } : standing,
    ),
  };
};

/** By beneficiary. A beneficiary has several lines when the regime changed during the event. */
const amounts = (split: Split): Record<string, number> | null => {
  if (split.status === 'none') return null;
  const found: Record<string, number> = {};
  for (const { beneficiary, amount } of split.shares)
    found[beneficiary] = (found[beneficiary] ?? 0) + amount;
  return found;
};
