import type * as z from 'zod';
import { Rejection } from '../../../domain/errors.ts';
import type { Answer } from '../../shared/answer.ts';
import { BANK_TABLE } from '../../shared/bankTable.ts';
import { CASH_TABLE } from '../../shared/cashTable.ts';
import type { Ports } from '../../shared/ports.ts';
import type { Call } from '../../shared/route.ts';
import { seedOf } from '../../shared/seeds.ts';
import { streamOf } from '../../shared/streams.ts';
import { actOnAnyCash } from './act.ts';
import type { CashTableBody } from './terms.schema.ts';
import { cashTermsOf } from './terms.ts';

/** A cash table with the limits of its next game, and the hash of the seed of its first draw. */
export const announceCash = (body: z.output<typeof CashTableBody>, call: Call): Promise<Answer> => {
  const tableId = call.idempotencyKey;
  return actOnAnyCash(
    { path: { tableId }, body, call },
    async ({ ports, operator, circumstance }) => {
      await assertNoBankTable(ports, operator, tableId);
      const { hash: seedHash } = await seedOf(ports, operator, drawsOf(tableId), 1);
      const terms = cashTermsOf(body, call.caller.venue);
      return { type: 'AnnounceCashTable', ...circumstance, tableId, terms, seedHash };
    },
    () => ({ tableId }),
  );
};

/** The name of the seeds of a cash table: no event has it, whatever its id. */
export const drawsOf = (tableId: string): string => streamOf.cash(tableId);

/** Two kinds of table share one list of ids. @throws {Rejection} `table.table-id-reused` */
const assertNoBankTable = async (
  { store }: Ports,
  operator: string,
  tableId: string,
): Promise<void> => {
  const { state } = await store.load(BANK_TABLE, operator, streamOf.table(tableId));
  if (state.status !== 'unannounced')
    throw new Rejection('table.table-id-reused', undefined, { tableId });
};

/** @throws {Rejection} `table.table-id-reused` */
export const assertNoCashTable = async (
  { store }: Ports,
  operator: string,
  tableId: string,
): Promise<void> => {
  const { state } = await store.load(CASH_TABLE, operator, streamOf.cash(tableId));
  if (state.status !== 'unannounced')
    throw new Rejection('table.table-id-reused', undefined, { tableId });
};
