import { centavos, sum } from '../../domain/money/centavos.ts';
import { blank, type Cell, money, none, strong } from '../model/cell.ts';
import type { Row } from '../model/paper.ts';
import type { DayDesk } from './ijInput.ts';
import { counted } from './wording.ts';

/** As the review of a desk says it, and the workbook finds it. */
export const NOT_RENDERED = 'Sin rendición de turno';

/** How the row closes its table, columns before and after its figures, where the desks are named. */
type Place = {
  readonly role?: 'total' | 'after-total';
  readonly blanks?: number;
  readonly after?: readonly Cell[];
  readonly where?: string;
};

/**
 * What nobody counted, beside the total of what was: the same figure wherever the report has it.
 *
 * @see R123-IV-1.4.p3
 */
export const unrenderedRow = (
  unrendered: readonly DayDesk[],
  { role = 'after-total', blanks = 0, after = [], where = '' }: Place,
): Row => ({
  role,
  cells: [
    strong(`Sin rendir, ${counted(unrendered.length, 'caja', 'cajas')}${where}`),
    ...Array.from({ length: blanks }, () => blank),
    money(sum(unrendered.map(({ took, paid }) => centavos(took - paid))), AMOUNT),
    none,
    none,
    ...after,
  ],
});

const AMOUNT = `SUMIFS({diferencias.esperado},{diferencias.revision},"${NOT_RENDERED}")`;
