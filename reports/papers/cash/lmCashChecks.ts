import { figuresOf } from '../../../domain/cash/figures.ts';
import { sum } from '../../../domain/money/centavos.ts';
import type { Check } from '../../model/paper.ts';
import { ofBenefit } from './benefitTable.ts';
import type { CashLmInput } from './inputs.ts';

/** The checks that the workbook of a cash table computes again. */
export const cashChecks = ({ day, hands, settlement }: CashLmInput): Check[] => {
  const { benefit, potTotal, split } = settlement;
  const figures = figuresOf(day);
  return [
    {
      label: 'Beneficio = suma del beneficio de cada mano',
      passed: sum(hands.map(({ rake }) => rake)) === benefit,
      formula: `ROUND(${ofBenefit}-{manos.beneficio#total},2)=0`,
    },
    {
      label: 'Pozos de las manos = pozos de las partidas',
      passed: sum(hands.map((hand) => hand.potTotal)) === potTotal,
      formula: 'ROUND({manos.total_pozos#total}-{partidas.total_pozos#total},2)=0',
    },
    {
      label: 'Fichas que entraron = retiradas, consumidas, beneficio y en juego',
      passed: day.closing === null || day.closing.stacksAtEnd === figures.stacksAtEnd,
      formula:
        'ROUND(SUMIFS({fichas.importe},{fichas.signo},"Suma")' +
        '-SUMIFS({fichas.importe},{fichas.signo},"Resta")-{fichas.importe#total},2)=0',
    },
    ...(split.status === 'split'
      ? [
          {
            label: 'Las partes suman el beneficio',
            passed: sum(split.shares.map(({ amount }) => amount)) === benefit,
            formula: `ROUND({distribucion.importe#total}-${ofBenefit},2)=0`,
          },
        ]
      : []),
  ];
};
