import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type {
  MultiTableCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { StaffRole, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import type { AnnouncedTournament, Entry } from '../../../domain/tournament/state.ts';
import { fold, history } from '../../support/given.ts';
import { announceTables, characteristics } from './multiTable.ts';
import * as sitAndGo from './sitAndGo.ts';
import { pay, person, staff, takeForm } from './sitAndGo.ts';

/** An event of several tables with two rebuys and an add-on, at the prices of the catalogue. */

export const day = '2014-05-09' as Jornada;
/** Of the evening of the event, in UTC. */
export const at = (time: string): Instant => `2014-05-09T${time}:00.000Z` as Instant;
export const by = (role: StaffRole, time = '23:40') => ({
  by: staff(role),
  occurredAt: at(time),
  jornada: day,
});

export const withPurchases: Partial<MultiTableCharacteristics> = {
  rebuy: {
    price: centavos(1_500_00),
    prize: { bps: 9000 },
    chips: chips(10_000),
    max: 2,
    stackMax: chips(10_000),
    throughLevel: 4,
  },
  addOn: {
    price: centavos(1_000_00),
    prize: { bps: 10_000 },
    chips: chips(15_000),
    afterLevel: 4,
  },
};

export const announceEvent = (changes: Partial<MultiTableCharacteristics> = {}) =>
  announceTables({ ...withPurchases, ...changes });

/** Sold in the afternoon of the event. */
export const sell = (...ids: readonly string[]): TournamentCommand[] =>
  ids.flatMap((entryId) => [
    takeForm(entryId, by('cashier', '18:00')),
    pay(entryId, { tendered: characteristics.price, ...by('cashier', '18:00') }),
  ]);

export const accredit = (entryId: string, changes: Partial<MoneyCommandOf<'AccreditEntry'>> = {}) =>
  sitAndGo.accredit(entryId, { ...by('control-desk', '22:00'), ...changes });

/** Play goes on at a level, whoever sits where: what the money asks of the floor. */
export const started = (level: number): TournamentFact[] => [
  { type: 'TournamentStarted', acta: null, reason: 'director', ...by('director', '23:30') },
  ...Array.from(
    { length: level - 1 },
    (_, index): TournamentFact => ({
      type: 'LevelAnnounced',
      level: index + 2,
      hand: null,
      ...by('director', '23:35'),
    }),
  ),
];

export const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `E${index + 1}`);

/** Eight entries, accredited, at table 4, in play at a level. */
export const playing = (
  level: number,
  changes: Partial<MultiTableCharacteristics> = {},
): TournamentFact[] => [...awaited(level, changes), ...seated(8)];

/** The same before any of them has come to the table. */
export const awaited = (
  level: number,
  changes: Partial<MultiTableCharacteristics> = {},
): TournamentFact[] => [
  ...history(announceEvent(changes), ...sell(...ids(8)), ...ids(8).map((id) => accredit(id))),
  ...started(level),
];

/** The first ones take their seats at table 4. */
export const seated = (count: number): TournamentFact[] =>
  ids(count).map((entryId, index) => ({
    type: 'SeatTaken',
    entryId,
    seatingId: `seating ${entryId}`,
    table: 4,
    seat: index + 1,
    ...by('dealer'),
  }));

export const buy = (
  entryId: string,
  codes: MoneyCommandOf<'PayPurchase'>['codes'],
  changes: Partial<MoneyCommandOf<'PayPurchase'>> = {},
): MoneyCommandOf<'PayPurchase'> => ({
  type: 'PayPurchase',
  entryId,
  purchaseId: `${codes.join('+')} ${entryId}`,
  person: person(`player ${entryId}`),
  codes,
  table: 4,
  stack: chips(0),
  hand: null,
  tendered: centavos(codes.reduce((total, code) => total + PRICES[code], 0)),
  means: 'cash',
  desk: 3,
  ...by('cashier'),
  ...changes,
});

const PRICES = { RB: 1_500_00, AD: 1_000_00 } as const;

export const declare = (
  entryId: string,
  codes: MoneyCommandOf<'DeclarePurchase'>['codes'],
  changes: Partial<MoneyCommandOf<'DeclarePurchase'>> = {},
): MoneyCommandOf<'DeclarePurchase'> => ({
  type: 'DeclarePurchase',
  entryId,
  declarationId: `declaration ${entryId}`,
  person: person(`player ${entryId}`),
  codes,
  stack: chips(0),
  hand: null,
  ...by('dealer'),
  ...changes,
});

/** In the minutes of its level, which the tests of money leave out. */
export const openAddOns = {
  type: 'OpenAddOns',
  reason: 'Pausa adelantada',
  ...by('supervisor'),
} as const;
/** Rebuys, like the pause, in the minutes of their last level. */
export const closePurchases = (code: 'RB' | 'AD') =>
  ({
    type: 'ClosePurchases',
    code,
    witness: 'F. Iscal',
    ...(code === 'RB' && { reason: 'Cierre adelantado' }),
    ...by('director'),
  }) as const;

/** The facts and those that the commands add to them. */
export const having = (
  facts: readonly TournamentFact[],
  ...commands: readonly TournamentCommand[]
): TournamentFact[] => {
  const all = [...facts];
  for (const command of commands) all.push(...decide(command, fold(all)));
  return all;
};

export const state = (facts: readonly TournamentFact[]) => fold(facts) as AnnouncedTournament;

export const entry = (facts: readonly TournamentFact[], entryId: string): Entry => {
  const found = entryOf(state(facts), entryId);
  if (!found) throw new Error(`There is no entry ${entryId}.`);
  return found;
};
