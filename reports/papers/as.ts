import { centavos, ZERO } from '../../domain/money/centavos.ts';
import { jornadaText } from '../format/date.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { blank, type Cell, count, money, percent, strong, text } from '../model/cell.ts';
import type { LabelledFact, Paper, Row, Table } from '../model/paper.ts';
import { citations } from './citations.ts';
import { head } from './head.ts';
import type { AsInput } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted, eventName, fullName, identity, ofJornada } from './wording.ts';

/**
 * The particulars of a Sit & Go for the acta that the fiscalizador draws up; inside another event
 * they go with LNSE's authorisation.
 *
 * @see R123-I-23, R123-I-25, R123-I-26, R123-IV-11
 */
export const buildAs = (input: AsInput): Paper => {
  const { terms, started, locked, players } = input;
  const takings = centavos(players.length * terms.price);
  return {
    ...head('AS', input),
    subtitle: `Mesa ${terms.table} · ${ofJornada(started.jornada)}`,
    continuation: `Sit & Go ${terms.eventNumber}, jornada ${jornadaText(started.jornada)}`,
    jornada: started.jornada,
    facts: facts(input),
    keyFigures: [
      { label: 'Recaudado', value: money(takings) },
      { label: 'Pozo destinado al pago de premios', value: money(locked.pool), operator: '−' },
      { label: 'Beneficio', value: money(centavos(takings - locked.pool)), operator: '=' },
    ],
    blocks: [prizesTable(input), playersTable(input)],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
      {
        role: 'Fiscalizador',
        name: started.acta?.fiscalizador ?? null,
        idLabel: 'Legajo',
        id: null,
      },
    ],
    norms: citations(['R123-I-23', 'R123-I-25', 'R123-I-26', 'R123-IV-11']),
    parameters: [],
    checks: [],
  };
};

const facts = (input: AsInput): LabelledFact[][] => {
  const { terms, started, players } = input;
  return [
    [
      { label: 'Sit & Go N.º', value: text(eventName(terms)) },
      { label: 'Comienzo', value: { kind: 'instant', value: started.occurredAt } },
      { label: 'Mesa', value: count(terms.table), narrow: true },
      { label: 'Cupo', value: count(terms.quota), narrow: true },
    ],
    [
      { label: 'Jugadores', value: text(startText(started.reason, players.length)) },
      { label: 'Compra inicial (Buy In)', value: money(terms.price) },
      { label: 'Fichas por jugador', value: count(terms.startingStack) },
    ],
    authorisationFacts(input),
  ];
};

const startText = (reason: AsInput['started']['reason'], players: number): string => {
  const why = reason === 'full' ? 'cupo completo' : 'por decisión del Director';
  return `${counted(players, 'jugador', 'jugadores')}, ${why}`;
};

/** The acta of one that stands alone; inside another event, what LNSE authorised (R123-I-25). */
const authorisationFacts = ({ terms: { authorisation }, started }: AsInput): LabelledFact[] =>
  authorisation.kind === 'stand-alone'
    ? [
        { label: 'Acta o autorización', value: text('Independiente, con acta') },
        { label: 'Acta N.º', value: orBlank(started.acta?.number) },
        { label: 'Fiscalizador', value: orBlank(started.acta?.fiscalizador) },
      ]
    : [
        { label: 'Acta o autorización', value: text('Dentro de un torneo') },
        { label: 'Torneo', value: text(authorisation.event) },
        { label: 'Autorización N.º', value: text(authorisation.reference) },
      ];

const orBlank = (value: string | undefined): Cell => (value === undefined ? blank : text(value));

const prizesTable = ({ locked }: AsInput): Table => ({
  block: 'table',
  key: 'premios',
  heading: 'Premios',
  columns: [
    { key: 'posicion', heading: 'Posición', align: 'left' },
    { key: 'porcentaje', heading: '% del pozo', align: 'right', widthMm: 25 },
    { key: 'premio', heading: 'Premio', align: 'right', widthMm: 35 },
  ],
  rows: [
    ...locked.sharesBps.map(
      (bps, index): Row => ({
        cells: [
          { kind: 'ordinal', value: index + 1 },
          percent(bps),
          money(locked.placePrizes[index] ?? ZERO),
        ],
      }),
    ),
    { role: 'total', cells: [strong('Pozo'), percent(10_000), money(locked.pool)] },
  ],
  sheet: 'Premios',
});

const playersTable = ({ players, terms }: AsInput): Table => ({
  block: 'table',
  key: 'jugadores',
  heading: 'Jugadores',
  columns: [
    { key: 'jugador', heading: 'N.º de jugador', align: 'right', widthMm: 20 },
    sharedColumn('nombre'),
    { key: 'documento', heading: 'Documento', align: 'left', widthMm: 38 },
    { key: 'vale', heading: 'Vale de compra', align: 'left', widthMm: 30 },
    sharedColumn('importe', 27),
  ],
  rows: [
    ...players.map(
      ({ person, voucher }): Row => ({
        cells: [
          count(person.entryNumber),
          text(fullName(person)),
          text(identity(person)),
          text(paperNumber(voucher)),
          money(terms.price),
        ],
      }),
    ),
    {
      role: 'total',
      cells: [
        blank,
        strong(`Total, ${counted(players.length, 'jugador', 'jugadores')}`),
        blank,
        blank,
        money(centavos(players.length * terms.price)),
      ],
    },
  ],
  sheet: 'Jugadores',
});
