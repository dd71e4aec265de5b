import { DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, keyOf, post, postAll } from './acting.ts';
import { HEAD_CASHIER, INSPECTOR } from './officials.ts';
import { DAYS, EVENT, on, PATH, TABLES } from './programme.ts';

/** What the coupons of a table add up to, by code. */
export const couponsAt = ({ coupons }: Acting, table: number) =>
  Object.fromEntries(
    (['IN', 'RB', 'AD'] as const).map((code) => [
      code,
      coupons.filter((one) => one.table === table && one.code === code).length,
    ]),
  );

/** The table whose drop lacks the body of a coupon. */
const SHORT = 4;

/** Operator, drop and LNSE count the bodies of the coupons of each table; one is missing. */
export const countCoupons = async (acting: Acting): Promise<void> => {
  const { casino, fiscal } = acting;
  const at = { occurredAt: on(2, '01:00'), jornada: DAYS[0] };
  const bodies = TABLES.flatMap((table) =>
    (['operator', 'drop'] as const).map((body) => {
      const counts = couponsAt(acting, table);
      const isShort = table === SHORT && body === 'drop';
      return {
        operation: 'countCoupons',
        idempotencyKey: keyOf(`${body}-of-table-${table}`),
        body: {
          by: SUPERVISOR,
          ...at,
          table,
          body,
          counts: isShort ? { ...counts, AD: (counts['AD'] ?? 0) - 1 } : counts,
        },
      };
    }),
  );
  await postAll(casino.director, bodies);
  const lnse = TABLES.map((table) => ({
    operation: 'countInspectorCoupons',
    idempotencyKey: keyOf(`lnse-of-table-${table}`),
    body: { by: INSPECTOR, ...at, table, counts: couponsAt(acting, table) },
  }));
  await postAll(fiscal, lnse);
};

/** The Director explains what differs: without it nothing closes. */
export const explainTheDifference = ({ casino }: Acting): Promise<unknown> =>
  post(casino.director, 'difference-reviews', 'review', {
    by: DIRECTOR,
    occurredAt: on(2, '01:10'),
    jornada: DAYS[0],
    table: SHORT,
    explanation: 'El cuerpo del cupón AD quedó en la ranura del drop; lo halló el fiscalizador',
  });

/** One has all the chips: the event closes, and its settlement begins. */
export const closeTheEvent = async ({ casino, floor }: Acting): Promise<void> => {
  const { etag } = await casino.director.call('GET', PATH);
  const body = {
    by: DIRECTOR,
    second: HEAD_CASHIER,
    occurredAt: on(2, '01:20'),
    winnerChips: floor.total(),
  };
  await casino.director.post(`${PATH}/closing`, `${EVENT}-the-end`, body, etag ?? undefined);
};
