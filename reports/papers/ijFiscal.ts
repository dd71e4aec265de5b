import { blank, none, strong, text } from '../model/cell.ts';
import type { Table } from '../model/paper.ts';
import type { IjInput } from './ijInput.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted } from './wording.ts';

/** Actas, consents, the coupons that LNSE counted, and the editions that it signed off before. */
export const fiscalTable = ({ fiscal }: Pick<IjInput, 'fiscal'>): Table => ({
  block: 'table',
  key: 'fiscalizacion',
  heading: 'Fiscalización',
  columns: [
    sharedColumn('instante', 30),
    { key: 'acto', heading: 'Acto', align: 'left', widthMm: 42 },
    { key: 'sobre', heading: 'Evento o mesa', align: 'left', widthMm: 26 },
    { key: 'detalle', heading: 'Detalle', align: 'left' },
    sharedColumn('legajo', 18),
  ],
  rows: [
    ...fiscal.map(({ at, what, about, detail, legajo }) => ({
      cells: [
        { kind: 'minute', value: at } as const,
        text(what),
        about === null ? none : text(about),
        text(detail),
        text(legajo),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(fiscal.length, 'acto', 'actos')),
        ...Array.from({ length: 4 }, () => blank),
      ],
    },
  ],
  list: { unitSingular: 'acto', unitPlural: 'actos' },
  sheet: 'Fiscalización',
});
