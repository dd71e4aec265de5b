import * as z from 'zod';
import { SITUATIONS } from '../../domain/rulings/catalogue.ts';
import { type SituationOption, situationOption } from './situationOption.schema.ts';

/** An irregularity of the community cards, for which the action is stopped (R123-II-63.A). */
export const BoardSituationAsked = z.discriminatedUnion(
  'code',
  SITUATIONS.filter(({ topic }) => topic === 'board').map(situationOption) as [
    SituationOption,
    ...SituationOption[],
  ],
);
