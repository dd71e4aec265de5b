import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { type Cell, strong, text } from '../model/cell.ts';

/**
 * The number of a slip in half a column, in bold; one of the club, a letter longer, would break into
 * two lines, so it is not.
 */
export const narrowNumber = (number: PaperNumber): Cell =>
  (number.series ? text : strong)(paperNumber(number));
