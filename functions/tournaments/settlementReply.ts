import type {
  CodeTotals,
  EventSettlement,
  Split,
  TableSettlement,
  TotalsByCode,
} from '../../domain/settlement/types.ts';
import { toMoney } from '../shared/wire.ts';

/** A settlement as the API shows it. Who collects what is answered by the standings. */
export const settlementShown = (settlement: EventSettlement) => ({
  byCode: byCodeShown(settlement.byCode),
  takings: toMoney(settlement.takings),
  benefit: toMoney(settlement.benefit),
  pool: toMoney(settlement.pool),
  ...(settlement.overlay && { overlay: toMoney(settlement.overlay) }),
  tables: settlement.tables.map(tableShown),
  split: splitShown(settlement.split),
  placePrizes: settlement.placePrizes.map(toMoney),
});

const tableShown = ({
  jornada,
  table,
  byCode,
  takings,
  benefit,
  prizes,
  split,
}: TableSettlement) => ({
  jornada,
  table,
  byCode: byCodeShown(byCode),
  takings: toMoney(takings),
  benefit: toMoney(benefit),
  prizes: toMoney(prizes),
  split: splitShown(split),
});

const byCodeShown = (byCode: TotalsByCode) =>
  Object.fromEntries(
    Object.entries(byCode).map(
      ([code, { count, takings, benefit, prizes }]: [string, CodeTotals]) => [
        code,
        { count, takings: toMoney(takings), benefit: toMoney(benefit), prizes: toMoney(prizes) },
      ],
    ),
  );

const splitShown = (split: Split) =>
  split.status === 'split'
    ? {
        status: split.status,
        regime: split.regime,
        citation: split.citation,
        reason: null,
        remark: split.remark ?? null,
        shares: split.shares.map(({ beneficiary, name, bps, amount }) => ({
          beneficiary,
          name,
          bps,
          amount: toMoney(amount),
        })),
      }
    : {
        status: split.status,
        regime: null,
        citation: split.citation ?? null,
        reason: split.reason,
        remark: null,
        shares: [],
      };
