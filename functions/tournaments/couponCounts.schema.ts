import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { Circumstances, Day, TableNumber } from '../shared/wire.ts';

const COUPONS_MAX = 100_000;

/** Of which table and jornada, and how many of each code. */
export const CountFields = {
  ...Circumstances,
  jornada: Day,
  table: TableNumber,
  counts: z.partialRecord(z.enum(PURCHASE_CODES), z.int().min(0).max(COUPONS_MAX)),
};
