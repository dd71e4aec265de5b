import * as z from 'zod';
import { NORMS, type NormId } from '../../domain/regulation/norms.ts';

export const Article = z
  .string()
  .max(40)
  .refine((id) => Object.hasOwn(NORMS, id), {
    error: 'No such article',
    params: { es: 'No existe el artículo' },
  })
  .transform((id) => id as NormId)
  .meta({ description: 'Id of the article, as in docs/regulation.md', example: 'R123-II-41.b3' });
