import { PURCHASE_CODES, type PurchaseCode } from '../../../domain/settlement/types.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import { isMultiTable } from '../../../domain/tournament/tables.ts';
import type { PurchaseTerms, Terms } from '../../../domain/tournament/terms.ts';
import { countText } from '../../format/amount.ts';
import { minuteText } from '../../format/date.ts';
import { count, money, none, percent, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { CODE_NAMES } from '../wording.ts';

/** The days of play and the periods of registration and accreditation (R123-I-1.2, R123-I-1.4). */
export const datesTable = (terms: Terms): Table => ({
  block: 'table',
  key: 'calendario',
  heading: 'Calendario',
  remark: 'Hora de Buenos Aires',
  columns: [
    { key: 'que', heading: 'Qué', align: 'left' },
    { key: 'desde', heading: 'Desde', align: 'left', widthMm: 45 },
    { key: 'hasta', heading: 'Hasta', align: 'left', widthMm: 45 },
  ],
  rows: isMultiTable(terms)
    ? [
        period('Inscripción', terms.registration.opensAt, terms.registration.closesAt),
        period('Acreditación', terms.accreditation.opensAt, terms.accreditation.closesAt),
        ...terms.days.map(({ startsAt }, index) =>
          period(`Día de juego ${index + 1}`, startsAt, null),
        ),
      ]
    : [period('Comienzo, con el cupo completo', terms.startsAt, null)],
  sheet: 'Calendario',
});

const period = (what: string, from: Instant, to: Instant | null): Row => ({
  cells: [text(what), text(minuteText(from)), to === null ? none : text(minuteText(to))],
});

type Sold = { readonly terms: PurchaseTerms; readonly chips: number; readonly condition: string };

/**
 * What can be bought, on what condition, and the share of it that goes to prizes.
 *
 * @see R123-I-1.5, R123-I-1.6, R123-I-1.7, R123-I-1.9
 */
export const purchasesTable = (terms: Terms): Table => ({
  block: 'table',
  key: 'compras',
  heading: 'Compras',
  columns: [
    sharedColumn('codigo', 8),
    sharedColumn('concepto', 42),
    { key: 'condicion', heading: 'Condición', align: 'left' },
    { key: 'fichas', heading: 'Fichas', align: 'right', widthMm: 16 },
    { key: 'precio', heading: 'Precio', align: 'right', widthMm: 23.3 },
    sharedColumn('beneficio', 23.3),
    { key: 'premios', heading: 'A premios', align: 'right', widthMm: 18 },
  ],
  rows: PURCHASE_CODES.flatMap((code) => {
    const sold = soldUnder(code, terms);
    return sold === null ? [] : [purchaseRow(code, sold)];
  }),
  sheet: 'Compras',
});

const purchaseRow = (code: PurchaseCode, { terms, chips, condition }: Sold): Row => ({
  cells: [
    text(code),
    text(CODE_NAMES[code]),
    text(condition),
    count(chips),
    money(terms.price),
    money(terms.benefit),
    percent(Math.floor((terms.prizePart * 10_000) / terms.price)),
  ],
});

const soldUnder = (code: PurchaseCode, terms: Terms): Sold | null => {
  if (code === 'IN') return { terms, chips: terms.startingStack, condition: 'Inscripción' };
  if (!isMultiTable(terms)) return null;
  const { rebuy, addOn } = terms;
  if (code === 'AD')
    return addOn && { terms: addOn, chips: addOn.chips, condition: addOnText(addOn.afterLevel) };
  if (rebuy === null) return null;
  const limit = rebuy.max === null ? 'Sin límite' : `Hasta ${rebuy.max} por inscripción`;
  const stack = rebuy.stackMax === null ? '' : `, con ${countText(rebuy.stackMax)} fichas o menos`;
  const condition = `${limit}${stack}, hasta el nivel ${rebuy.throughLevel}`;
  return { terms: rebuy, chips: rebuy.chips, condition };
};

const addOnText = (level: number): string =>
  `Una por inscripción, en la pausa posterior al nivel ${level}`;
