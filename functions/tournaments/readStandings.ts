import { entryIdOf } from '../../domain/tournament/entries.ts';
import { standingsOf } from '../../domain/tournament/prizes.ts';
import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { read } from './read.ts';
import type { readStandings as route } from './readStandings.schema.ts';

/** GET …/standings — by position (R123-I-68 to 72). */
export const readStandings: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    standings: standingsOf(state).map(({ entry, prize, fromDisqualified, ...place }) => ({
      entryId: entryIdOf(state, entry),
      entryNumber: entry,
      ...place,
      prize: toMoney(prize),
      fromDisqualified: toMoney(fromDisqualified),
    })),
  }));
