import * as z from 'zod';

/** Pieces that the schemas of published events are made of. */
export const PaperNumber = z.object({
  series: z.literal('C').optional(),
  point: z.int(),
  number: z.int(),
});
export const Amount = z.int().meta({ description: 'Centavos of ARS' });
