import { countText } from '../format/amount.ts';
import { blank, count, strong, text } from '../model/cell.ts';
import { PAPERS_TABLE } from '../model/kinds.ts';
import type { Table } from '../model/paper.ts';
import type { IjInput } from './ijInput.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted } from './wording.ts';

/** Every paper that the export holds, and by which hash it is known; others are counted. */
export const papersTable = ({ papers, ofPlayers = [] }: IjInput): Table => ({
  block: 'table',
  key: PAPERS_TABLE,
  heading: 'Papeles de la jornada',
  columns: [
    { key: 'papel', heading: 'Papel', align: 'left', widthMm: 36 },
    { key: 'version', heading: 'Versión', align: 'right', widthMm: 12 },
    sharedColumn('estado', 42),
    { key: 'huella', heading: 'SHA-256 de los datos, primeros 16', align: 'left' },
  ],
  rows: [
    ...papers.map(({ paper, version, state, hash }) => ({
      cells: [text(paper), count(version), text(state), text(hash)],
    })),
    {
      role: 'total',
      cells: [strong(counted(papers.length, 'papel', 'papeles')), blank, blank, blank],
    },
  ],
  list: { unitSingular: 'papel', unitPlural: 'papeles' },
  ...(ofPlayers.length === 0 ? {} : { note: elsewhere(ofPlayers) }),
  sheet: 'Papeles',
});

/** What a reader who counts papers by their numbers does not find in the export, and where it is. */
const elsewhere = (ofPlayers: NonNullable<IjInput['ofPlayers']>): string => {
  const total = ofPlayers.reduce((papers, { count: more }) => papers + more, 0);
  const kinds = LIST.format(ofPlayers.map((one) => `${countText(one.count)} ${one.kind}`));
  return total === 1
    ? `No va en la exportación un papel de un jugador (${kinds}): lo conserva el agente operador.`
    : `No van en la exportación ${countText(total)} papeles, cada uno de un jugador (${kinds}): los ` +
        'conserva el agente operador.';
};

const LIST = new Intl.ListFormat('es');
