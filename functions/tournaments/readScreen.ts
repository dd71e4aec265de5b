import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readScreen as route } from './readScreen.schema.ts';
import { screenOf } from './screen.ts';

/** GET …/screen — for the players: pool, scale, schedule and levels (R123-III-2.p6). */
export const readScreen: Handler<typeof route> = (input) => read(input, screenOf);
