import type { Restriction } from '../../domain/registry/state.ts';
import { isWithin } from '../../domain/time/jornada.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { REGISTRY } from '../shared/registry.ts';
import { streamOf } from '../shared/streams.ts';
import { jornadaAt } from '../shared/time.ts';

const READS_AT_ONCE = 25;

/**
 * Who is in a list now, by person, each with what bars him. The lists name documents by their hashes,
 * which tell the person once he handed in a form.
 *
 * @see R123-I-27.b2, R123-I-27.b3
 */
export const barredPersons = async (
  { store, table, now }: Pick<Ports, 'store' | 'table' | 'now'>,
  operator: string,
): Promise<ReadonlyMap<string, readonly Restriction[]>> => {
  const { state } = await store.load(REGISTRY, operator, streamOf.registry);
  const today = jornadaAt(now(), state);
  const inForce = Map.groupBy(
    state.restrictions.filter((one) => isWithin(today, one)),
    ({ documentHash }) => documentHash,
  );
  const barred = new Map<string, readonly Restriction[]>();
  const listed = [...inForce];
  for (let from = 0; from < listed.length; from += READS_AT_ONCE)
    await Promise.all(
      listed.slice(from, from + READS_AT_ONCE).map(async ([hash, restrictions]) => {
        const holder = await table.get(keys.document(operator, hash));
        if (holder) barred.set(String(holder['personId']), restrictions);
      }),
    );
  return barred;
};
