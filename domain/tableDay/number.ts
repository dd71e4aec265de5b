import { Rejection } from '../errors.ts';
import type { Jornada } from '../time/jornada.ts';

/** What the edge found of the number that a command takes for its table. */
export type NumberTaken = {
  /** Another table of the venue that has this one's number in the jornada. */
  readonly numberTakenBy?: string;
};

/**
 * Papers, settlements and rulings name a table by its number, whatever is played there: a venue has
 * each once in a jornada.
 *
 * @throws {Rejection} `table.number-in-use`
 */
export const assertNumberFree = (
  { numberTakenBy, jornada }: NumberTaken & { readonly jornada: Jornada },
  { venue, table }: { readonly venue: string; readonly table: number },
): void => {
  if (numberTakenBy !== undefined)
    throw new Rejection('table.number-in-use', undefined, { table, venue, jornada });
};
