import * as z from 'zod';
import { parseCards } from '../../domain/cards/card.ts';

const CARD = '[2-9TJQKA][cdhs]';

/** Cards as two signs each, `AhKd`; how many are due is for the rules to say. */
export const Cards = z
  .string()
  .regex(new RegExp(`^(${CARD}){0,7}$`))
  .transform(parseCards)
  .meta({ id: 'Cards', example: 'AhKd' });

export const OneCard = z
  .string()
  .regex(new RegExp(`^${CARD}$`))
  .meta({ example: '7h' });
