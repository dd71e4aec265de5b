import { minuteText } from '../format/date.ts';
import { blank, count, none, strong, text } from '../model/cell.ts';
import type { Table } from '../model/paper.ts';
import type { ImInput } from './imInput.ts';
import { counted } from './wording.ts';

const HASH_DIGITS = 16; // as the report of the day prints it

/** Which editions of the exports of the month the fiscalizers agreed to, and with what remark. */
export const signOffsTable = ({ signOffs }: Pick<ImInput, 'signOffs'>): Table => ({
  block: 'table',
  key: 'conformidades',
  heading: 'Conformidades de fiscalización',
  columns: [
    { key: 'jornada', heading: 'Jornada', align: 'left', widthMm: 22 },
    { key: 'edicion', heading: 'Edición', align: 'right', widthMm: 14 },
    { key: 'instante', heading: 'Fecha y hora', align: 'left', widthMm: 30 },
    { key: 'manifiesto', heading: 'SHA-256 del manifiesto', align: 'left', widthMm: 34 },
    { key: 'observacion', heading: 'Observación', align: 'left' },
    { key: 'legajo', heading: 'Legajo', align: 'left', widthMm: 18 },
  ],
  rows: [
    ...signOffs.map(({ jornada, edition, occurredAt, manifestSha256, remark, legajo }) => ({
      cells: [
        { kind: 'date', value: jornada } as const,
        count(edition),
        text(minuteText(occurredAt)),
        text(manifestSha256.slice(0, HASH_DIGITS)),
        remark === null ? none : text(remark),
        text(legajo),
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
