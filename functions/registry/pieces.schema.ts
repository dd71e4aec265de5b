import * as z from 'zod';
import { Day } from '../shared/wire.ts';

/** Days in which something holds; both are included, and null is open. */
export const PeriodFields = { from: Day, until: Day.nullable() };

const LIST_MAX = 50;
export const short = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIST_MAX);
