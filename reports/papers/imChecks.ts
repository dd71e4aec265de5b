import { duesOf, type SettledTable } from '../../domain/accounts/entry.ts';
import { sum } from '../../domain/money/centavos.ts';
import type { Check } from '../model/paper.ts';
import type { ImInput } from './imInput.ts';
import { stateOf } from './imTables.ts';

/** The checks that the workbook of a month computes again. */
export const imChecks = ({ lines, tables }: ImInput): Check[] => [
  {
    label: 'Debe = haber',
    passed: sum(lines.map(({ debit }) => debit)) === sum(lines.map(({ credit }) => credit)),
    formula: 'ROUND({asientos.debe#total}-{asientos.haber#total},2)=0',
  },
  {
    label: 'Recaudado = premios + beneficio, por jornada y por juego',
    passed: tables.every(isWhole),
    formula:
      'AND(ROUND({jornadas.beneficio#total}-{mesas.beneficio#total},2)=0,' +
      'ROUND({juegos.beneficio#total}-{mesas.beneficio#total},2)=0)',
  },
  {
    label: 'Beneficiarios = partes del Estado de las mesas',
    passed: sum(duesOf(tables).map(({ amount }) => amount)) === sum(tables.map(stateOf)),
    formula: 'ROUND({beneficiarios.importe#total}-{mesas.estado#total},2)=0',
  },
];

const isWhole = ({ takings, prizes, benefit }: SettledTable): boolean =>
  takings === null || prizes === null || takings === prizes + benefit;
