import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Movement } from '../../domain/cage/movements.ts';
import { keys } from '../shared/keys.ts';
import type { Table } from '../shared/table.ts';

/** Every act that moved money at a desk during a shift, or while none was open, in time order. */
export const movementsOfShift = async (
  table: Table,
  operator: string,
  desk: number,
  shiftId: string | null,
): Promise<Movement[]> => {
  const pk = keys.movements(operator, desk, shiftId);
  const rows = await table.query({ pk, from: keys.first, to: keys.last });
  return rows.map(({ pk: _, sk: __, ...movement }) => movement as unknown as Movement);
};

/** The SHA-256 that a rendering keeps of the list it was made from. */
export const hashOfMovements = (movements: readonly Movement[]): string =>
  createHash('sha256')
    .update(canonicalize(movements) ?? '')
    .digest('hex');
