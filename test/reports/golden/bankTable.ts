import { LEGAL_METER_BPS } from '../../../domain/madero/jackpotPrizes.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { settleBankTable } from '../../../domain/settlement/settleBankTable.ts';
import type { Regime } from '../../../domain/settlement/types.ts';
import type { TableCommand } from '../../../domain/tableDay/commands.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import type {
  BankLmInput,
  PrizeListInput,
  SlipInput,
} from '../../../reports/papers/bank/inputs.ts';
import {
  announce,
  at,
  BANK,
  chipsOf,
  close,
  count,
  credit,
  drop,
  fill,
  given,
  open,
  staff,
  voiding,
} from '../../domain/tableDay/given.ts';
import { LETTERHEAD } from './sitAndGo.ts';

const slip = (number: number) => ({ slip: { point: 3, number } });

/** An evening with two fills, one of them void, a credit, a box counted twice and two counts. */
export const EVENING: readonly TableCommand[] = [
  announce(),
  open({
    second: staff('supervisor', { legajo: '0337' }),
    by: staff('dealer', { legajo: '0415' }),
  }),
  fill('fill 1', chipsOf([1000, 10], [100, 50]), { ...slip(41), occurredAt: at(35) }),
  count({ occurredAt: at(60), chips: BANK }),
  fill('fill 2', chipsOf([500, 20]), { ...slip(42), occurredAt: at(75) }),
  voiding('fill 2', { occurredAt: at(80), reason: 'Era de la mesa 8' }),
  credit('credit 1', chipsOf([500, 4]), { ...slip(17), occurredAt: at(120) }),
  drop('drop 1', 12_000, 500, { occurredAt: at(200) }),
  drop('drop 2', 30_500, 0, { occurredAt: at(290) }),
];

const CLOSING = chipsOf([1000, 35], [500, 12], [100, 110]);

const dayOf = (commands: readonly TableCommand[]): TableDay => {
  const { day } = given(...commands).state;
  if (day === null) throw new Error('It was opened.');
  return day;
};

export const bankLmInput = (
  closing = CLOSING,
  regimes: readonly Regime[] = LEGAL_REGIMES,
  evening: readonly TableCommand[] = EVENING,
): BankLmInput => {
  const day = dayOf([...evening, close({ chips: closing, occurredAt: at(300) })]);
  const { closing: left, ...figures } = figuresOf(day);
  if (left === null) throw new Error('It was closed.');
  const place = { jornada: day.jornada, table: day.terms.table };
  return {
    letterhead: LETTERHEAD,
    number: { point: 1, number: 128 },
    version: 1,
    day,
    settlement: settleBankTable(place, { ...figures, closing: left }, regimes),
  };
};

/** The players won: the chips that are left are few. */
export const lostLmInput = (): BankLmInput => bankLmInput(chipsOf([1000, 4], [100, 7]));

/** Nothing moved: the box was empty and the chips are the same. */
export const nilBankLm = (): BankLmInput =>
  bankLmInput(BANK, LEGAL_REGIMES, [announce(), open(), drop('drop 1', 0)]);

export const slipInput = (kind: 'fill' | 'credit' = 'fill'): SlipInput => {
  const movement = dayOf(EVENING).movements.find((one) => one.kind === kind);
  if (!movement || movement.kind === 'drop') throw new Error('It moved.');
  const { letterhead, version, day } = bankLmInput();
  return { letterhead, version, number: movement.slip, movement, table: 7, jornada: day.jornada };
};

/** A table of a progressive of 80.000 with both special prizes. */
export const prizeListInput = (): PrizeListInput => {
  const { letterhead, version, day } = bankLmInput();
  const { terms, jornada } = day;
  const jackpot = {
    kind: 'progressive',
    control: 'automatic',
    credit: centavos(2_000),
    jackpotId: 'jackpot-1',
    magicCard: true,
    luckyPlayer: true,
  } as const;
  const meter = { value: centavos(8_000_000), prizeBps: LEGAL_METER_BPS };
  const number = { point: 1, number: 9 };
  return { letterhead, version, number, terms: { ...terms, jackpot }, meter, jornada };
};
