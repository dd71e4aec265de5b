import * as z from 'zod';
import { TABLE_CODES } from '../../domain/tournament/moneyFacts.ts';
import { TableNumber } from '../shared/wire.ts';

/** A rebuy, an add-on, or both together (R123-I-55). */
export const TableCodes = z
  .array(z.enum(TABLE_CODES))
  .min(1)
  .max(TABLE_CODES.length)
  .refine((codes) => new Set(codes).size === codes.length, {
    error: 'Each code once',
    params: { es: 'Cada código una vez' },
  });

const TABLES_MAX = 2000; // seats for far more than 10,000 entries

/** The tables of an event, as they are laid or broken. */
export const Tables = z.array(TableNumber).min(1).max(TABLES_MAX);
