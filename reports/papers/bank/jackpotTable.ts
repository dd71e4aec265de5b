import type { Centavos } from '../../../domain/money/centavos.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import { money, text } from '../../model/cell.ts';
import type { Block, Row } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { JACKPOT_IN_RESULT } from '../wording.ts';

const NOT_CHIPS = 'El aporte no mueve fichas y no lo cambia: es una provisión.';

/**
 * What the jackpot of a table took and paid in a day. Its chips went over the table, so the five
 * amounts of the result have them; what is set aside for the meter changes none of the five.
 *
 * @see R132-48, R132-50, R132-51, R132-54
 */
export const jackpotBlocks = ({ terms: { jackpot }, rounds }: TableDay): Block[] => {
  if (jackpot.kind === 'off') return [];
  const { bets, bankPrizes, meterPrizes, contribution } = rounds.jackpot;
  const ofMeter =
    jackpot.kind === 'progressive'
      ? [row('Aporte al pozo', contribution), row('Premios pagados del pozo', meterPrizes)]
      : [];
  return [
    {
      block: 'table',
      key: 'jackpot',
      heading: 'Jackpot de la jornada',
      columns: [sharedColumn('concepto'), sharedColumn('importe', 27)],
      rows: [
        row('Apuestas de Jackpot', bets),
        row('Premios pagados por la banca', bankPrizes),
        ...ofMeter,
      ],
      note:
        jackpot.kind === 'progressive' ? `${JACKPOT_IN_RESULT} ${NOT_CHIPS}` : JACKPOT_IN_RESULT,
      sheet: 'Jackpot',
    },
  ];
};

const row = (label: string, amount: Centavos): Row => ({ cells: [text(label), money(amount)] });
