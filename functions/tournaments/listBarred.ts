import type { Restriction } from '../../domain/registry/state.ts';
import { barOf, dueToBarred } from '../../domain/tournament/eligibility.ts';
import { liveEntries, type PaidEntry } from '../../domain/tournament/entries.ts';
import type { RestrictionGroup } from '../../domain/tournament/facts.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { barredPersons } from './barredPersons.ts';
import type { listBarred as route } from './listBarred.schema.ts';
import { read } from './read.ts';

/**
 * GET …/barred-entries — everybody who is in a list now, asked or not, until the price went back or
 * the player is out (R123-I-27.b2).
 */
export const listBarred: Handler<typeof route> = (input) =>
  read(input, async (state) => {
    const listed = await barredPersons(ports(), input.call.caller.operator);
    return {
      entries: liveEntries(state).flatMap((entry) => barOfEntry(entry, listed.get(entry.personId))),
    };
  });

type Barred = {
  readonly entryId: string;
  readonly entryNumber: number;
  readonly group: RestrictionGroup;
  readonly due: 'refund' | 'removal';
  readonly since: string;
};

/** As it was recorded when he was refused, else as the list says it. */
const barOfEntry = (entry: PaidEntry, restrictions: readonly Restriction[] = []): Barred[] => {
  const { entryId, sale, barred } = entry;
  const { entryNumber } = sale;
  if (barred) {
    const { group, due, occurredAt: since } = barred;
    return [{ entryId, entryNumber, group, due, since }];
  }
  const group = barOf(restrictions.map((one) => one.group));
  const since = restrictions.find((one) => one.group === group)?.from;
  return group && since ? [{ entryId, entryNumber, group, due: dueToBarred(entry), since }] : [];
};
