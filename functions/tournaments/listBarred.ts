import { liveEntries } from '../../domain/tournament/entries.ts';
import type { Handler } from '../shared/operation.ts';
import type { listBarred as route } from './listBarred.schema.ts';
import { read } from './read.ts';

/** GET …/barred-entries — until the price went back or the player is out (R123-I-27.b2). */
export const listBarred: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    entries: liveEntries(state).flatMap(({ entryId, sale: { entryNumber }, barred }) => {
      if (!barred) return [];
      const { group, due, occurredAt: since } = barred;
      return [{ entryId, entryNumber, group, due, since }];
    }),
  }));
