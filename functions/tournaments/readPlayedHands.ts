import type { Handler } from '../shared/operation.ts';
import { tableHands } from './playedHand.ts';
import { read } from './read.ts';
import type { readPlayedHands as route } from './readPlayedHands.schema.ts';

/** GET …/played-hands — what may be shown of them (R123-II-100, PISO-36, PISO-37). */
export const readPlayedHands: Handler<typeof route> = (input) =>
  read(input, (state) => ({ tables: tableHands(state) }));
