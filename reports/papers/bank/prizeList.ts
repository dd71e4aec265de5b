import { CREDITS_MAX } from '../../../domain/madero/jackpotPrizes.ts';
import {
  type BonusSign,
  bonusSign,
  type JackpotLine,
  jackpotSign,
  type ShownMeter,
} from '../../../domain/madero/payTables.ts';
import type { TableTerms } from '../../../domain/tableDay/terms.ts';
import { amountText, countText, percentText } from '../../format/amount.ts';
import { count, strong, text } from '../../model/cell.ts';
import type { Block, LabelledFact, Paper, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { head } from '../head.ts';
import { ofJornada } from '../wording.ts';
import type { PrizeListInput } from './inputs.ts';

/**
 * The prizes of a table as a card that is displayed at it: the bonus, the jackpot in force, and the
 * fixed table that replaces a progressive which does not work. Of a progressive it has the shares and
 * not the amounts, which move with each round and are on the display of the table: a meter that
 * moves makes no new card, other terms of the table do.
 *
 * @see R132-47, R132-48, R132-50, R132-66, R132-67
 */
export const buildPrizeList = (input: PrizeListInput): Paper => {
  const { terms, jornada } = input;
  return {
    ...head('PM', input),
    subtitle: `Mesa ${terms.table} · ${ofJornada(jornada)}`,
    continuation: `Madero Poker Bonus, mesa ${terms.table}, tabla de premios`,
    jornada,
    facts: facts(input),
    keyFigures: [],
    blocks: blocks(input),
    signatures: [
      { role: 'Supervisor', name: null, idLabel: 'Legajo', id: null },
      { role: 'Fiscalizador', name: null, idLabel: 'Legajo', id: null },
    ],
    norms: citations(['R132-47', 'R132-48', 'R132-50', 'R132-66', 'R132-67']),
    parameters: [],
    checks: [],
  };
};

const facts = ({ terms: { min, max, boxes, bonus, jackpot, sector } }: PrizeListInput) => {
  const limits =
    bonus.kind === 'off' ? null : `${amountText(bonus.min)} a ${amountText(bonus.max)}`;
  const credit =
    jackpot.kind === 'off' ? null : `${amountText(jackpot.credit)}, de 1 a ${CREDITS_MAX}`;
  const rows: LabelledFact[][] = [
    [
      { label: 'Juego', value: text('Madero Poker Bonus') },
      { label: 'Ante', value: text(`${amountText(min)} a ${amountText(max)}`) },
      { label: 'Sector', value: text(sector), narrow: true },
      { label: 'Casillas', value: count(boxes), narrow: true },
    ],
    [
      { label: 'Bonus', value: text(limits ?? 'No habilitado') },
      { label: 'Crédito de Jackpot', value: text(credit ?? 'No habilitado') },
    ],
  ];
  return rows;
};

const blocks = ({ terms, meter }: PrizeListInput): Block[] => {
  const bonus = bonusSign(terms);
  return [
    ...(bonus ? [bonusTable(bonus)] : []),
    ...jackpotBlocks(terms, meter),
    ...(terms.prizes ? [approved(terms.prizes.reference)] : []),
  ];
};

/** Beside a progressive stands the table that replaces it while it fails, on the same sheet. */
const jackpotBlocks = (terms: TableTerms, meter: ShownMeter | null): Block[] => {
  const sign = jackpotSign(terms, meter, null);
  const fixed = jackpotSign(terms, null, 'fuera de servicio');
  if (sign === null || fixed === null) return [];
  if (terms.jackpot.kind === 'fixed') return [jackpotTable('jackpot', 'Jackpot', sign.lines)];
  return [
    {
      block: 'pair',
      left: jackpotTable('jackpot', 'Jackpot progresivo', sign.lines),
      right: jackpotTable('fija', 'Tabla fija', fixed.lines),
    },
    FALLBACK,
  ];
};

const FALLBACK: Block = {
  block: 'note',
  text:
    'Jackpot: con las dos cartas del jugador y el flop. El valor del progresivo está en el visor ' +
    'de la mesa; mientras no funcione se paga por la tabla fija.',
};

const approved = (reference: string): Block => ({
  block: 'note',
  text: `Importes aprobados por ${reference}.`,
});

const bonusTable = ({ lines, optional }: BonusSign): Table => ({
  block: 'table',
  key: 'bonus',
  heading: 'Bonus',
  remark: 'con las dos cartas del jugador',
  columns: [
    { key: 'combinacion', heading: 'Combinación', align: 'left' },
    { key: 'paga', heading: 'Paga', align: 'right', widthMm: 40 },
  ],
  rows: lines.map(({ name, toOne }) => ({
    cells: [text(name), strong(`${countText(toOne)} a 1`)],
  })),
  note: optional,
  sheet: 'Bonus',
});

const jackpotTable = (key: string, heading: string, lines: readonly JackpotLine[]): Table => ({
  block: 'table',
  key,
  heading,
  columns: [
    { key: 'combinacion', heading: 'Combinación', align: 'left' },
    { key: 'paga', heading: 'Paga', align: 'right', widthMm: 38 },
  ],
  rows: lines.map((line) => ({ cells: [text(line.name), strong(prizeText(line))] })),
  sheet: heading,
});

const prizeText = (line: JackpotLine): string => {
  switch (line.pays) {
    case 'share':
      return `${percentText(line.bps)} del progresivo`;
    case 'per-credit':
      return `${amountText(line.amount)} por crédito`;
    case 'fixed':
      return amountText(line.amount);
  }
};
