import { minuteText } from '../format/date.ts';
import { blank, type Cell, count, none, strong, text } from '../model/cell.ts';
import type { Table } from '../model/paper.ts';
import type { ImInput, MonthSignOff } from './imInput.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted } from './wording.ts';

const HASH_DIGITS = 16; // as the report of the day prints it

/** Which editions of the exports of the month the fiscalizers agreed to, and with what remark. */
export const signOffsTable = ({ signOffs }: Pick<ImInput, 'signOffs'>): Table => ({
  block: 'table',
  key: 'conformidades',
  heading: 'Conformidades de fiscalización',
  columns: [
    sharedColumn('jornada', 22),
    { key: 'edicion', heading: 'Edición', align: 'right', widthMm: 14 },
    sharedColumn('instante', 30),
    {
      key: 'manifiesto',
      heading: 'SHA-256 del manifiesto, primeros 16',
      align: 'left',
      widthMm: 34,
    },
    { key: 'observacion', heading: 'Observación', align: 'left' },
    sharedColumn('legajo', 18),
  ],
  rows: [
    ...signOffs.map((one) => ({
      cells: [
        { kind: 'date', value: one.jornada } as const,
        count(one.edition),
        text(minuteText(one.occurredAt)),
        text(one.manifestSha256.slice(0, HASH_DIGITS)),
        remarkOf(one),
        text(one.legajo),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(signOffs.length, 'conformidad', 'conformidades')),
        ...Array.from({ length: 5 }, () => blank),
      ],
    },
  ],
  sheet: 'Conformidades',
});

const remarkOf = ({ edition, replaced, remark }: MonthSignOff): Cell => {
  const told = [replaced ? `Edición ${edition} reemplazada` : null, remark].filter(Boolean);
  return told.length === 0 ? none : text(told.join('. '));
};
