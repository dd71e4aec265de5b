import type { Standing } from '../client/sitAndGo.ts';
import type { SettlementAnswer } from './answer.ts';

type Money = { readonly amount: number };
type Totals = {
  readonly count: number;
  readonly takings: Money;
  readonly benefit: Money;
  readonly prizes: Money;
};
type ByCode = Readonly<Partial<Record<'IN' | 'RB' | 'AD', Totals>>>;
type Split = {
  readonly status: 'split' | 'none';
  readonly shares: readonly { readonly beneficiary: string; readonly amount: Money }[];
};

/** What `GET /v1/tournaments/{id}/settlement` shows, as far as answers need it. */
export type ShownSettlement = {
  readonly byCode: ByCode;
  readonly takings: Money;
  readonly benefit: Money;
  readonly pool: Money;
  readonly tables: readonly {
    readonly jornada: string;
    readonly table: number;
    readonly byCode: ByCode;
    readonly takings: Money;
    readonly benefit: Money;
    readonly prizes: Money;
    readonly split: Split;
  }[];
  readonly split: Split;
  readonly placePrizes: readonly Money[];
};

/**
 * What the API shows of an event, in the words of the case files.
 *
 * @param entryOf the entry of the case that has an id of the event
 */
export const shownAnswer = (
  settlement: ShownSettlement,
  standings: readonly Standing[],
  entryOf: (entryId: string) => number,
): SettlementAnswer => ({
  byCode: byCodeOf(settlement.byCode),
  ...amountsOf({ takings: settlement.takings, benefit: settlement.benefit, pool: settlement.pool }),
  tables: settlement.tables.map(({ jornada, table, byCode, takings, benefit, prizes, split }) => ({
    jornada,
    table,
    byCode: byCodeOf(byCode),
    ...amountsOf({ takings, benefit, prizes }),
    split: splitOf(split),
  })),
  split: splitOf(settlement.split),
  placePrizes: settlement.placePrizes.map(({ amount }) => amount),
  classification: standings.map(
    ({ entryId, position, sharedThrough, prize, fromDisqualified, disqualified }) => ({
      entry: entryOf(entryId),
      position,
      sharedThrough,
      ...amountsOf({ prize, fromDisqualified }),
      ...(disqualified ? { disqualified } : {}),
    }),
  ),
});

const amountsOf = <Name extends string>(shown: Record<Name, Money>): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<Money>(shown).map(([name, { amount }]) => [name, amount]),
  ) as Record<Name, number>;

const byCodeOf = (shown: ByCode): SettlementAnswer['byCode'] =>
  Object.fromEntries(
    Object.entries(shown).map(([code, { count, ...amounts }]) => [
      code,
      { count, ...amountsOf(amounts) },
    ]),
  ) as SettlementAnswer['byCode'];

/** By beneficiary. A beneficiary has several lines when the regime changed during the event. */
const splitOf = ({ status, shares }: Split): Record<string, number> | null => {
  if (status === 'none') return null;
  const found: Record<string, number> = {};
  for (const { beneficiary, amount } of shares)
    found[beneficiary] = (found[beneficiary] ?? 0) + amount.amount;
  return found;
};
