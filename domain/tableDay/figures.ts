import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import { type TableFigures, tableResult } from '../settlement/tableResult.ts';
import { faceValue } from './inventory.ts';
import type { Movement, TableDay } from './state.ts';

/** The figures of a day as they stand; a day that is not closed has no closing and no result. */
export type DayFigures = Omit<TableFigures, 'closing'> & {
  readonly closing: Centavos | null;
  readonly result: Centavos | null;
};

/** @see decisions B5, M12 */
export const figuresOf = (day: TableDay): DayFigures => {
  const figures = {
    opening: faceValue(day.opening.chips),
    fills: total(day, 'fill'),
    credits: total(day, 'credit'),
    drop: total(day, 'drop'),
  };
  if (day.closing === null) return { ...figures, closing: null, result: null };
  const closing = faceValue(day.closing.chips);
  return { ...figures, closing, result: tableResult({ ...figures, closing }) };
};

export const amountOf = (movement: Movement): Centavos =>
  movement.kind === 'drop'
    ? centavos(movement.drop.cash + movement.drop.vouchers)
    : faceValue(movement.chips);

/** What was voided is kept on record and counts as nothing. */
const total = ({ movements }: TableDay, kind: Movement['kind']): Centavos =>
  sum(movements.map((one) => (one.kind === kind && one.voided === null ? amountOf(one) : ZERO)));
