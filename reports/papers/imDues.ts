import { duesOf } from '../../domain/accounts/entry.ts';
import { type Centavos, centavos, sum } from '../../domain/money/centavos.ts';
import { blank, type Cell, money, strong, text } from '../model/cell.ts';
import type { Column, Table } from '../model/paper.ts';
import type { ImInput } from './imInput.ts';

/**
 * What is owed to each beneficiary for the month, what was deposited and what is left. Deposits are
 * of the operator: the month of one venue has what it owes and nothing more.
 */
export const duesTable = (input: ImInput): Table => {
  const dues = duesOf(input.tables);
  const owed = sum(dues.map(({ amount }) => amount));
  const paid = sum(dues.map(({ beneficiary }) => depositedTo(input, beneficiary)));
  const isWhole = input.venueName === null;
  return {
    block: 'table',
    key: 'beneficiarios',
    heading: 'Adeudado por beneficiario',
    columns: [
      { key: 'beneficiario', heading: 'Beneficiario', align: 'left' },
      { key: 'cuenta', heading: 'Cuenta', align: 'left', widthMm: 50 },
      amountColumn('importe', 'Importe'),
      ...(isWhole
        ? [amountColumn('depositado', 'Depositado'), amountColumn('saldo', 'Saldo')]
        : []),
    ],
    rows: [
      ...dues.map(({ beneficiary, name, amount }) => ({
        cells: [
          text(name),
          text(codeOf(input, beneficiary)),
          money(amount, OWED),
          ...(isWhole ? leftCells(amount, depositedTo(input, beneficiary)) : []),
        ],
      })),
      {
        role: 'total',
        cells: [
          ...[strong('Total'), blank],
          money(owed, 'SUM({beneficiarios.importe})'),
          ...(isWhole
            ? [
                money(paid, 'SUM({beneficiarios.depositado})'),
                money(centavos(owed - paid), 'SUM({beneficiarios.saldo})'),
              ]
            : []),
        ],
      },
    ],
    sheet: 'Beneficiarios',
  };
};

const amountColumn = (key: string, heading: string): Column => ({
  ...{ key, heading },
  align: 'right',
  widthMm: 28,
});

const OWED =
  'SUMIFS({asientos.haber},{asientos.cuenta},{cuenta})' +
  '-SUMIFS({asientos.debe},{asientos.cuenta},{cuenta})';

const leftCells = (owed: Centavos, paid: Centavos): Cell[] => [
  money(paid, 'SUMIFS({depositos.importe},{depositos.nombre},{beneficiario})'),
  money(centavos(owed - paid), '{importe}-{depositado}'),
];

const codeOf = ({ lines }: ImInput, beneficiary: string): string =>
  lines.find(({ account }) => account === `beneficiary/${beneficiary}`)?.code ?? '';

const depositedTo = ({ deposits }: ImInput, name: string): Centavos =>
  sum(deposits.filter(({ beneficiary }) => beneficiary === name).map(({ amount }) => amount));

/** The deposits recorded for jornadas of the month, with the reference of the bank. */
export const depositsTable = ({ tables, deposits }: ImInput): Table => {
  const names = new Map(duesOf(tables).map(({ beneficiary, name }) => [beneficiary, name]));
  return {
    block: 'table',
    key: 'depositos',
    heading: 'Depósitos registrados',
    columns: [
      { key: 'nombre', heading: 'Beneficiario', align: 'left' },
      { key: 'desde', heading: 'Desde', align: 'left', widthMm: 22 },
      { key: 'hasta', heading: 'Hasta', align: 'left', widthMm: 22 },
      { key: 'referencia', heading: 'Referencia', align: 'left', widthMm: 40 },
      amountColumn('importe', 'Importe'),
    ],
    rows: [
      ...deposits.map(({ beneficiary, from, until, reference, amount }) => ({
        cells: [
          text(names.get(beneficiary) ?? beneficiary),
          { kind: 'date', value: from } as const,
          { kind: 'date', value: until } as const,
          text(reference),
          money(amount),
        ],
      })),
      {
        role: 'total',
        cells: [
          strong('Total'),
          ...[blank, blank, blank],
          money(sum(deposits.map(({ amount }) => amount)), 'SUM({depositos.importe})'),
        ],
      },
    ],
    sheet: 'Depósitos',
  };
};
