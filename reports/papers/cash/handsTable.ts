import { sum } from '../../../domain/money/centavos.ts';
import { count, money, strong, text } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';
import { placeInNorm } from '../citations.ts';
import { sharedColumn } from '../sharedColumn.ts';
import type { PlayedHand } from './inputs.ts';

/** Every hand with its pots and the benefit taken, rounded down in each pot. @see R40-95, R40-96 */
export const handsTable = (hands: readonly PlayedHand[]): Table => {
  const reasons = voidReasons(hands);
  return {
    block: 'table',
    key: 'manos',
    heading: 'Manos',
    columns: [
      sharedColumn('partida', 15),
      { key: 'mano', heading: 'Mano', align: 'right', widthMm: 13 },
      sharedColumn('hora', 14),
      sharedColumn('estado'),
      sharedColumn('pozos', 14),
      sharedColumn('total_pozos', 32),
      sharedColumn('beneficio', 29),
    ],
    rows: [
      ...hands.map((hand) => ({
        cells: [
          text(String(hand.session)),
          count(hand.number),
          { kind: 'time', value: hand.at } as const,
          text(hand.voided === null ? 'Vigente' : 'Anulada'),
          count(hand.pots),
          money(hand.potTotal),
          money(hand.rake),
        ],
      })),
      {
        role: 'total',
        cells: [
          strong('Total'),
          text(''),
          text(''),
          text(''),
          count(
            hands.reduce((total, { pots }) => total + pots, 0),
            'SUM({manos.pozos})',
          ),
          money(sum(hands.map(({ potTotal }) => potTotal)), 'SUM({manos.total_pozos})'),
          money(sum(hands.map(({ rake }) => rake)), 'SUM({manos.beneficio})'),
        ],
      },
    ],
    list: { unitSingular: 'mano', unitPlural: 'manos' },
    ...(reasons === '' ? {} : { note: reasons }),
    sheet: 'Manos',
  };
};

const voidReasons = (hands: readonly PlayedHand[]): string =>
  hands
    .flatMap(({ session, number, voided }) => {
      if (voided === null) return [];
      const { by, norm, reason } = voided;
      const cited = norm === null ? '' : ` (${placeInNorm(norm)})`;
      return [
        `Mano ${number} de la partida ${session} anulada por el legajo ${by}: ${reason}${cited}.`,
      ];
    })
    .join(' ');
