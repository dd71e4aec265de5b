import type { Restriction } from '../../domain/registry/state.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import { barOf, dueToBarred } from '../../domain/tournament/eligibility.ts';
import { liveEntries, type PaidEntry } from '../../domain/tournament/entries.ts';
import type { RestrictionGroup } from '../../domain/tournament/facts.ts';
import type { Handler } from '../shared/operation.ts';
import { REGISTRY } from '../shared/registry.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { jornadaAt } from '../shared/time.ts';
import { barredPersons } from './barredPersons.ts';
import type { listBarred as route } from './listBarred.schema.ts';
import { read } from './read.ts';

/**
 * GET …/barred-entries — everybody who is in a list now, asked or not, until the price went back or
 * the player is out (R123-I-27.b2).
 */
export const listBarred: Handler<typeof route> = (input) =>
  read(input, async (state) => {
    const { operator } = input.call.caller;
    const { store } = ports();
    const [listed, registry] = await Promise.all([
      barredPersons(ports(), operator),
      store.load(REGISTRY, operator, streamOf.registry),
    ]);
    const dayOf = (at: Instant) => jornadaAt(at, registry.state);
    return {
      entries: liveEntries(state).flatMap((entry) =>
        barOfEntry(entry, dayOf, listed.get(entry.personId)),
      ),
    };
  });

type Barred = {
  readonly entryId: string;
  readonly entryNumber: number;
  readonly group: RestrictionGroup;
  readonly due: 'refund' | 'removal';
  readonly since: Jornada;
};

/** As it was recorded when he was refused, else as the list says it. */
const barOfEntry = (
  entry: PaidEntry,
  dayOf: (at: Instant) => Jornada,
  restrictions: readonly Restriction[] = [],
): Barred[] => {
  const { entryId, sale, barred } = entry;
  const { entryNumber } = sale;
  if (barred) {
    const { group, due, occurredAt } = barred;
    return [{ entryId, entryNumber, group, due, since: dayOf(occurredAt) }];
  }
  const group = barOf(restrictions.map((one) => one.group));
  const since = restrictions.find((one) => one.group === group)?.from;
  return group && since ? [{ entryId, entryNumber, group, due: dueToBarred(entry), since }] : [];
};
