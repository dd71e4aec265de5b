import { centavos, sum } from '../../domain/money/centavos.ts';
import { blank, type Cell, money, none, strong } from '../model/cell.ts';
import type { Row } from '../model/paper.ts';
import type { DayDesk } from './ijInput.ts';
import { counted } from './wording.ts';

/** As the review of a desk says it, and the workbook finds it. */
export const NOT_RENDERED = 'Sin rendición de turno';

/**
 * What nobody counted, below the total of what was: the same figure wherever the report has it.
 *
 * @see R123-IV-1.4.p3
 */
export const unrenderedRow = (
  unrendered: readonly DayDesk[],
  blanks: number,
  after: readonly Cell[],
): Row[] =>
  unrendered.length === 0
    ? []
    : [
        {
          role: 'after-total',
          cells: [
            strong(`Sin rendir, ${counted(unrendered.length, 'caja', 'cajas')}`),
            ...Array.from({ length: blanks }, () => blank),
            money(sum(unrendered.map(({ took, paid }) => centavos(took - paid))), AMOUNT),
            none,
            none,
            ...after,
          ],
        },
      ];

const AMOUNT = `SUMIFS({diferencias.esperado},{diferencias.revision},"${NOT_RENDERED}")`;
