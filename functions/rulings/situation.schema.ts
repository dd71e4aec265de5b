import * as z from 'zod';
import { SITUATIONS } from '../../domain/rulings/catalogue.ts';
import { type SituationOption, situationOption } from './situationOption.schema.ts';

/** A situation by its code, with the facts that its declaration asks for. */
export const SituationAsked = z.discriminatedUnion(
  'code',
  SITUATIONS.map(situationOption) as [SituationOption, ...SituationOption[]],
);
