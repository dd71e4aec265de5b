import type { Cell } from '../model/cell.ts';
import { amountText, bareAmountText, countText, ordinalText, percentText } from './amount.ts';
import { instantText, jornadaText, minuteText, timeText } from './date.ts';

/**
 * What a cell prints. A dash says that a figure does not apply, nothing that there is none.
 *
 * @param sign `bare` in the rows of a list, whose head says `($)` for all of them.
 */
export const cellText = (cell: Cell, sign: 'signed' | 'bare' = 'signed'): string => {
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'count':
      return countText(cell.value);
    case 'money':
      return sign === 'bare' ? bareAmountText(cell.value) : amountText(cell.value);
    case 'percent':
      return percentText(cell.bps);
    case 'ordinal':
      return ordinalText(cell.value);
    case 'date':
      return jornadaText(cell.value);
    case 'instant':
      return instantText(cell.value);
    case 'minute':
      return minuteText(cell.value);
    case 'time':
      return timeText(cell.value);
    case 'check':
      return cell.passed ? 'Conforme' : 'No conforme';
    case 'none':
      return '—';
    case 'blank':
      return '';
  }
};

/** Whether the cell is printed in Semibold: what the paper identifies, and a failed check. */
export const isStrong = (cell: Cell): boolean => {
  if (cell.kind === 'check') return !cell.passed;
  return (cell.kind === 'text' || cell.kind === 'money') && cell.strong === true;
};
