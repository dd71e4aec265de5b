import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { keys } from './keys.ts';
import type { Table, Write } from './table.ts';

/** A series of paper numbers: one kind of paper at one point of issue. Gapless. */
export type Series = { readonly kind: string; readonly point: number };

/** The next number of a series and the write that takes it, lost when another paper took it. */
export type NextNumber = { readonly paper: PaperNumber; readonly take: Write };

export const nextNumber = async (
  table: Table,
  operator: string,
  { kind, point }: Series,
): Promise<NextNumber> => {
  const key = keys.series(operator, kind, point);
  const counter = await table.get(key);
  const last = Number(counter?.['last'] ?? 0);
  return {
    paper: { point, number: last + 1 },
    take: {
      put: { ...key, last: last + 1 },
      when: counter === undefined ? 'absent' : { attribute: 'last', equals: last },
    },
  };
};
