import { blank, count, strong, text } from '../model/cell.ts';
import { CHAINS_TABLE } from '../model/kinds.ts';
import type { Table } from '../model/paper.ts';
import type { IjInput } from './ijInput.ts';
import { counted } from './wording.ts';

/** The streams that the figures come from, each bound by the hash of its last commit. */
export const chainsTable = ({ chains }: IjInput): Table => ({
  block: 'table',
  key: CHAINS_TABLE,
  heading: 'Registros encadenados de la jornada',
  columns: [
    { key: 'registro', heading: 'Registro', align: 'left' },
    { key: 'asientos', heading: 'Asientos', align: 'right', widthMm: 18 },
    { key: 'huella', heading: 'SHA-256 del último, primeros 16', align: 'left', widthMm: 60 },
  ],
  rows: [
    ...chains.map(({ stream, commits, hash }) => ({
      cells: [text(stream), count(commits), text(hash)],
    })),
    {
      role: 'total',
      cells: [strong(counted(chains.length, 'registro', 'registros')), blank, blank],
    },
  ],
  list: { unitSingular: 'registro', unitPlural: 'registros' },
  sheet: 'Registros',
});
