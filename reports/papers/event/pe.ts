import type { NormId } from '../../../domain/regulation/norms.ts';
import type { AppealOutcome } from '../../../domain/tournament/penaltyFacts.ts';
import type { Penalty } from '../../../domain/tournament/state.ts';
import { minuteText } from '../../format/date.ts';
import { count, none, text } from '../../model/cell.ts';
import type { Paper, Row, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { type Form, formOf } from '../form.ts';
import type { PaperPerson } from '../inputs.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { counted, eventName, fullName } from '../wording.ts';
import type { Act } from './entryInputs.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';

export type PeInput = EventPaperInput & {
  readonly penalties: readonly (Penalty & { readonly person: PaperPerson })[];
  /** Those of one act have a line each. */
  readonly disqualified: readonly (Act & {
    readonly person: PaperPerson;
    readonly hand: number;
    readonly norm: NormId;
    readonly reason: string;
  })[];
};

/**
 * Every penalty of an event, the annulled ones too: who, by which rule, what it was, how many
 * hands, who imposed it and when; and how many the player had before.
 *
 * @see R123-I-79, R123-I-97, R123-II-39, R123-II-41
 */
export const buildPe = (input: PeInput): Paper => {
  const { terms, penalties, disqualified } = input;
  const suspensions = penalties.filter(({ hands }) => hands > 0).length;
  return {
    ...eventHead('PE', input),
    facts: [
      [
        { label: 'Evento N.º', value: text(eventName(terms)) },
        {
          label: 'Penalidades',
          value: text(
            [
              counted(penalties.length - suspensions, 'advertencia', 'advertencias'),
              counted(suspensions, 'suspensión', 'suspensiones'),
              counted(disqualified.length, 'descalificación', 'descalificaciones'),
            ].join(', '),
          ),
        },
      ],
    ],
    keyFigures: [],
    blocks: [
      penaltiesTable(penalties, formOf(terms)),
      disqualifiedTable(disqualified, formOf(terms)),
    ],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
      { role: 'Fiscalizador', name: null, idLabel: 'Legajo', id: null },
    ],
    norms: citations(['R123-I-79', 'R123-I-97', 'R123-II-39', 'R123-II-41']),
  };
};

const STATUS_NAMES = {
  given: 'Aplicada',
  running: 'En curso',
  over: 'Cumplida',
  annulled: 'Anulada',
} as const satisfies Record<Penalty['status'], string>;

const APPEAL_NAMES = {
  confirmed: 'confirmada en apelación',
  modified: 'modificada en apelación',
  revoked: 'revocada en apelación',
} as const satisfies Record<AppealOutcome, string>;

const WHO: Table['columns'] = [
  sharedColumn('instante', 27),
  sharedColumn('jugador', 8),
  sharedColumn('nombre', 32),
];

const penaltiesTable = (penalties: PeInput['penalties'], form: Form): Table => ({
  block: 'table',
  key: 'penalidades',
  heading: 'Advertencias y suspensiones',
  columns: [
    ...WHO,
    { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 10 },
    { key: 'mano', heading: 'Mano', align: 'right', widthMm: 10 },
    { key: 'norma', heading: 'Norma y hecho', align: 'left' },
    { key: 'antecedentes', heading: 'Previas', align: 'right', widthMm: 13 },
    { key: 'penalidad', heading: 'Penalidad', align: 'left', widthMm: 28 },
    sharedColumn('legajo', 13),
  ],
  rows: penalties.map((penalty, index) => penaltyRow(penalty, penalties.slice(0, index), form)),
  list: { unitSingular: 'penalidad', unitPlural: 'penalidades' },
  sheet: 'Penalidades',
});

type Known = PeInput['penalties'][number];

const penaltyRow = (penalty: Known, before: readonly Known[], form: Form): Row => {
  const { person, table, hand, infractions, description, occurredAt, by } = penalty;
  const earlier = before.filter(
    (one) => one.status !== 'annulled' && samePlayer(one.person, person),
  );
  return {
    cells: [
      text(minuteText(occurredAt)),
      count(person.entryNumber),
      text(fullName(person)),
      table === null ? none : text(String(table)),
      hand === null ? none : count(hand),
      text(`${infractions.map(form.placeIn).join('; ')}. ${description}`),
      count(earlier.length),
      text(penaltyText(penalty)),
      text(by.legajo),
    ],
  };
};

/** Entries of one person are several (R123-I-32). */
const samePlayer = (one: PaperPerson, other: PaperPerson): boolean =>
  one.document.kind === other.document.kind && one.document.number === other.document.number;

const penaltyText = ({ hands, status, appeal }: Known): string => {
  const what = hands === 0 ? 'Advertencia' : `Suspensión de ${counted(hands, 'mano', 'manos')}`;
  const ended =
    appeal === undefined
      ? STATUS_NAMES[status]
      : `${STATUS_NAMES[status]}, ${APPEAL_NAMES[appeal]}`;
  return `${what}. ${ended}`;
};

const disqualifiedTable = (disqualified: PeInput['disqualified'], form: Form): Table => ({
  block: 'table',
  key: 'descalificaciones',
  heading: 'Descalificaciones',
  columns: [
    ...WHO,
    { key: 'mano', heading: 'Mano', align: 'right', widthMm: 12 },
    { key: 'norma', heading: 'Norma y hecho', align: 'left' },
    sharedColumn('legajo', 16),
  ],
  rows: disqualified.map(({ person, hand, norm, reason, by, at }) => ({
    cells: [
      text(minuteText(at)),
      count(person.entryNumber),
      text(fullName(person)),
      count(hand),
      text(`${form.placeIn(norm)}. ${reason}`),
      text(by.legajo),
    ],
  })),
  sheet: 'Descalificaciones',
});
