import { type Deposit, depositedFor, recordedLike } from '../../domain/accounts/accounts.ts';
import { awaitingRegime, duesOf } from '../../domain/accounts/entry.ts';
import { centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { toCentavos, toMoney } from '../shared/wire.ts';
import type {
  readDues as duesRoute,
  recordDeposit as recordRoute,
  voidDeposit as voidRoute,
} from './accounting.schema.ts';
import { act, books } from './act.ts';
import { settledTables } from './settledTables.ts';

/** GET /v1/accounting/dues — by beneficiary, with every deposit for jornadas of the range. */
export const readDues: Handler<typeof duesRoute> = async ({ query, call }) => {
  const { tables } = await settledTables(ports(), call.caller.operator, query);
  const { state } = await books(call);
  const period = { from: query.from as Jornada, until: query.until as Jornada };
  const dues = duesOf(tables).map(({ beneficiary, name, amount }) => {
    const deposited = depositedFor(state, beneficiary, period);
    return {
      beneficiary,
      name,
      due: toMoney(amount),
      deposited: toMoney(deposited),
      left: toMoney(amount - deposited),
    };
  });
  const deposits = state.deposits
    .filter((one) => one.from <= query.until && query.from <= one.until)
    .map(({ amount, legajo, voided, ...one }) => ({
      ...one,
      amount: toMoney(amount),
      by: legajo,
      voided: voided && { reason: voided.reason },
    }));
  const undivided = toMoney(sum(tables.map(awaitingRegime)));
  return { status: 200, body: { dues, undivided, deposits } };
};

const NO_MONEY = {
  in: 'body',
  pointer: '#/amount/amount',
  detail: {
    en: 'A deposit is of at least one centavo.',
    es: 'Un depósito es de al menos un centavo.',
  },
} as const;

/** POST /v1/accounting/deposits — the settlements of its jornadas say what is due. */
export const recordDeposit: Handler<typeof recordRoute> = async ({ body, call }) => {
  const { beneficiary, from, until, amount, reference } = body;
  if (amount.amount === 0) throw new Refusal('request.invalid', {}, [NO_MONEY]);
  const { tables } = await settledTables(ports(), call.caller.operator, { from, until });
  const due = duesOf(tables).find((one) => one.beneficiary === beneficiary)?.amount ?? ZERO;
  const deposit: Deposit = {
    depositId: call.idempotencyKey,
    beneficiary,
    from: from as Jornada,
    until: until as Jornada,
    amount: toCentavos(amount),
    reference,
  };
  return act(
    { body, call },
    (circumstance) => ({ type: 'RecordDeposit', ...circumstance, deposit, due: centavos(due) }),
    { status: 201, body: (books) => ({ depositId: recordedLike(books, deposit)?.depositId }) },
  );
};

/** POST …/void — a deposit that was recorded by mistake. */
export const voidDeposit: Handler<typeof voidRoute> = ({ path, body, call }) =>
  act(
    { body, call },
    (circumstance) => ({
      type: 'VoidDeposit',
      ...circumstance,
      depositId: path.depositId,
      voidId: call.idempotencyKey,
      reason: body.reason,
    }),
    { status: 201 },
  );
