import type { JackpotCommand } from '../../../domain/jackpot/commands.ts';
import { statementOf } from '../../../domain/jackpot/statement.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { JackpotStatementInput } from '../../../reports/papers/bank/inputs.ts';
import {
  adjust,
  announce,
  circumstance,
  factsOf,
  hit,
  pesos,
  play,
  ROYAL,
  round,
  TO_THE_TEN,
  table,
} from '../../domain/jackpot/meter.ts';
import { LETTERHEAD } from './sitAndGo.ts';

const JORNADA = '2016-01-11' as Jornada;
const today = { jornada: JORNADA };

/** Two linked tables: a contribution the day before, then a straight flush, a correction, a royal. */
export const METER_STORY: readonly JackpotCommand[] = [
  announce([table('T1', 80_000), table('T2', 60_000)]),
  play(round(1, { bets: pesos(300) })),
  play(round(2, { ...today, bets: pesos(200), hits: [hit(3, TO_THE_TEN)] })),
  adjust(-12.5, { ...circumstance('supervisor', JORNADA), tableId: 'T2' }),
  play(round(3, { ...today, tableId: 'T2', bets: pesos(1_000), hits: [hit(1, ROYAL)] })),
];

export const jackpotStatementInput = (
  story: readonly JackpotCommand[] = METER_STORY,
): JackpotStatementInput => ({
  letterhead: LETTERHEAD,
  number: { point: 1, number: 7 },
  version: 1,
  statement: statementOf(factsOf(story), JORNADA),
  reference: 'Disp. 7/2016',
  tables: new Map([
    ['T1', 7],
    ['T2', 12],
  ]),
  jornada: JORNADA,
});
