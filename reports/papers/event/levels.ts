import type { Chips } from '../../../domain/money/chips.ts';
import type { Level } from '../../../domain/tournament/terms.ts';
import { countText } from '../../format/amount.ts';
import { count, none, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';

type Structure = {
  readonly levels: readonly Level[];
  readonly breaks: readonly { readonly afterLevel: number; readonly minutes: number }[];
  readonly retirements: readonly { readonly denomination: Chips; readonly afterLevel: number }[];
};

/** The blind structure with the pauses and the chips that leave play in them (R123-I-1.11). */
export const levelsTable = ({ levels, breaks, retirements }: Structure): Table => ({
  block: 'table',
  key: 'niveles',
  heading: 'Estructura de niveles',
  columns: [
    { key: 'nivel', heading: 'Nivel', align: 'right', widthMm: 14 },
    { key: 'ciega_menor', heading: 'Ciega menor', align: 'right', widthMm: 26 },
    { key: 'ciega_mayor', heading: 'Ciega mayor', align: 'right', widthMm: 26 },
    { key: 'ante', heading: 'Ante', align: 'right', widthMm: 22 },
    { key: 'minutos', heading: 'Minutos', align: 'right', widthMm: 20 },
    { key: 'despues', heading: 'Al terminar el nivel', align: 'left' },
  ],
  rows: levels.map(
    ({ level, smallBlind, bigBlind, ante, minutes }): Row => ({
      cells: [
        count(level),
        count(smallBlind),
        count(bigBlind),
        ante > 0 ? count(ante) : none,
        count(minutes),
        text(afterText(level, breaks, retirements)),
      ],
    }),
  ),
  sheet: 'Niveles',
});

const afterText = (
  level: number,
  breaks: Structure['breaks'],
  retirements: Structure['retirements'],
): string => {
  const pauses = breaks
    .filter(({ afterLevel }) => afterLevel === level)
    .map(({ minutes }) => `pausa de ${minutes} minutos`);
  const chips = retirements
    .filter(({ afterLevel }) => afterLevel === level)
    .map(({ denomination }) => countText(denomination));
  const leaving = chips.length > 0 ? [`se retiran las fichas de ${chips.join(' y de ')}`] : [];
  const all = [...pauses, ...leaving].join('; ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
};
