import { centavos, sum } from '../../domain/money/centavos.ts';
import { amountText } from '../format/amount.ts';
import { blank, count, money, none, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { DayDesk, IjInput } from './ijInput.ts';
import { NOT_RENDERED, unrenderedRow } from './ijUnrendered.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted } from './wording.ts';

/** Events of the jornada, those included that are not settled yet. @see R123-I-63 */
export const eventsTable = ({ events }: IjInput): Table => ({
  block: 'table',
  key: 'eventos',
  heading: 'Eventos de la jornada',
  columns: [
    { key: 'evento', heading: 'Evento', align: 'left', widthMm: 16 },
    { key: 'nombre', heading: 'Nombre', align: 'left' },
    { key: 'liquidacion', heading: 'Liquidación', align: 'left', widthMm: 28 },
    { key: 'situacion', heading: 'Situación', align: 'left', widthMm: 30 },
    { key: 'inscripciones', heading: 'Inscr.', align: 'right', widthMm: 10 },
    { key: 'recaudado', heading: 'Recaudado ($)', align: 'right', widthMm: 21 },
    { key: 'pozo', heading: 'Pozo ($)', align: 'right', widthMm: 21 },
    { key: 'beneficio', heading: 'Beneficio ($)', align: 'right', widthMm: 20 },
  ],
  rows: [
    ...events.map((one) => ({
      cells: [
        text(one.event),
        text(one.name),
        one.paper === null ? none : text(one.paper),
        text(one.state),
        count(one.entries),
        money(one.takings),
        money(one.pool),
        money(one.benefit, '{recaudado}-{pozo}'),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong('Total'),
        blank,
        blank,
        blank,
        count(
          events.reduce((total, { entries }) => total + entries, 0),
          'SUM({eventos.inscripciones})',
        ),
        money(sum(events.map(({ takings }) => takings)), 'SUM({eventos.recaudado})'),
        money(sum(events.map(({ pool }) => pool)), 'SUM({eventos.pozo})'),
        money(sum(events.map(({ benefit }) => benefit)), 'SUM({eventos.beneficio})'),
      ],
    },
  ],
  list: { unitSingular: 'evento', unitPlural: 'eventos' },
  sheet: 'Eventos',
});

/** Refunds, voids, penalties, corrections: with who ordered each. No names of players. */
export const incidentsTable = ({ incidents }: IjInput): Table => ({
  block: 'table',
  key: 'incidencias',
  heading: 'Incidencias y penalidades',
  columns: [
    sharedColumn('hora', 9),
    { key: 'lugar', heading: 'Evento o mesa', align: 'left', widthMm: 24 },
    { key: 'hecho', heading: 'Hecho', align: 'left', widthMm: 42 },
    { key: 'detalle', heading: 'Detalle', align: 'left' },
    sharedColumn('legajo', 18),
  ],
  rows: [
    ...incidents.map(({ at, where, what, detail, legajo }) => ({
      cells: [
        { kind: 'time', value: at } as const,
        text(where),
        text(what),
        detail === '' ? none : text(detail),
        text(legajo),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(incidents.length, 'hecho', 'hechos')),
        ...Array.from({ length: 4 }, () => blank),
      ],
    },
  ],
  list: { unitSingular: 'hecho', unitPlural: 'hechos' },
  sheet: 'Incidencias',
});

const deskRow = ({ desk, took, paid }: DayDesk): Row => ({
  cells: [
    text(`Caja ${desk}, cobró ${amountText(took)} y pagó ${amountText(paid)}`),
    money(centavos(took - paid)),
    none,
    none,
    text(NOT_RENDERED),
  ],
});

/** What was found in two ways, what was done where the two differ, and what nobody rendered. */
export const differencesTable = ({ differences, unrendered }: IjInput): Table => ({
  block: 'table',
  key: 'diferencias',
  heading: 'Diferencias y su revisión',
  columns: [
    sharedColumn('concepto'),
    { key: 'esperado', heading: 'Esperado', align: 'right', widthMm: 23.3 },
    { key: 'hallado', heading: 'Hallado', align: 'right', widthMm: 23.3 },
    sharedColumn('diferencia', 21),
    { key: 'revision', heading: 'Revisión', align: 'left', widthMm: 46 },
  ],
  rows: [
    ...differences.map(({ what, expected, found, review }) => ({
      cells: [
        text(what),
        money(expected),
        money(found),
        money(centavos(found - expected), '{hallado}-{esperado}'),
        text(review),
      ],
    })),
    ...unrendered.map(deskRow),
    {
      role: 'total',
      cells: [
        strong('Total de diferencias'),
        blank,
        blank,
        money(
          sum(differences.map(({ expected, found }) => centavos(found - expected))),
          'SUM({diferencias.diferencia})',
        ),
        blank,
      ],
    },
    ...(unrendered.length > 1 ? [unrenderedRow(unrendered, { after: [blank] })] : []),
  ],
  sheet: 'Diferencias',
});
