import * as z from 'zod';
import { TABLE_CODES } from '../../domain/tournament/moneyFacts.ts';

/** A rebuy, an add-on, or both together (R123-I-55). */
export const TableCodes = z
  .array(z.enum(TABLE_CODES))
  .min(1)
  .max(TABLE_CODES.length)
  .refine((codes) => new Set(codes).size === codes.length, {
    error: 'Each code once',
    params: { es: 'Cada código una vez' },
  });
