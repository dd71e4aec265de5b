import { describe, expect, it } from 'vitest';
import { buildJackpotStatement } from '../../reports/papers/bank/jackpotStatement.ts';
import { announce, play, round } from '../domain/jackpot/meter.ts';
import { jackpotStatementInput } from './golden/jackpot.ts';
import { rowsOf } from './golden/reading.ts';

const $ = (amount: string) =>
  amount.startsWith('-') ? `-$\u00a0${amount.slice(1)}` : `$\u00a0${amount}`;
const amounts = (...all: readonly string[]) => all.map($);

describe('The statement of a progressive jackpot in a jornada', () => {
  const paper = buildJackpotStatement(jackpotStatementInput());

  it('adds up by table and in all [R132-51] [R132-54] [R132-58]', () => {
    expect(rowsOf(paper, 'mesas')).toEqual([
      ['Mesa 7', ...amounts('80.030,00', '80.000,00', '20,00', '-80.050,00', '0,00', '80.000,00')],
      [
        'Mesa 12',
        ...amounts('60.000,00', '60.000,00', '100,00', '-60.087,50', '-12,50', '60.000,00'),
      ],
      [
        '2 mesas',
        ...amounts('140.030,00', '140.000,00', '120,00', '-140.137,50', '-12,50', '140.000,00'),
      ],
    ]);
    expect(paper.checks.every(({ passed }) => passed)).toBe(true);
  });

  it('tells each prize with the meter before and after it [R132-50]', () =>
    expect(rowsOf(paper, 'premios')).toEqual([
      ['19:00', '7', 'Escalera de Color', '3', ...amounts('14.005,00', '140.050,00', '126.045,00')],
      [
        '19:00',
        '12',
        'Escalera Real de Color',
        '1',
        ...amounts('126.132,50', '126.132,50', '0,00'),
      ],
    ]));

  it('tells each correction with its reason and who signed it', () =>
    expect(rowsOf(paper, 'ajustes')[0]).toEqual([
      '19:00',
      '12',
      'Inconveniente del progresivo electrónico. El visor se reinició',
      'L-supervisor y L-director',
      ...amounts('-12,50'),
    ]));

  it('says that nothing moved', () => {
    const quiet = buildJackpotStatement(jackpotStatementInput([announce(), play(round(1))]));
    expect(rowsOf(quiet, 'premios')).toEqual([]);
    expect(rowsOf(quiet, 'ajustes')).toEqual([['0 ajustes', '', '', '', $('0,00')]]);
  });
});
