import * as z from 'zod';
import { INFRACTION_CODES } from '../../domain/conduct/catalogue.ts';

/** A code of the catalogue of infractions, each with its article. */
export const Infraction = z
  .enum(INFRACTION_CODES as readonly [string, ...string[]])
  .meta({ id: 'Infraction', description: 'A code of the catalogue of infractions' });
