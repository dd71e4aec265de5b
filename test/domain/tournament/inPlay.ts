import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type {
  CommandOf,
  SitAndGoCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import {
  announce,
  by,
  characteristics,
  drawByCards,
  entryIds,
  jornada,
  pay,
  staff,
  takeForm,
  takeSeat,
} from './sitAndGo.ts';

/** Commands of a Sit & Go from its start to its settlement. */

export const acta = { number: '44/2014', fiscalizador: 'Rossi, Carla' };
export const start = (
  changes: Partial<CommandOf<'StartTournament'>> = {},
): CommandOf<'StartTournament'> => ({
  type: 'StartTournament',
  acta,
  ...by('director'),
  ...changes,
});

export const lock = (): CommandOf<'LockPrizes'> => ({ type: 'LockPrizes', ...by('director') });

/** `eliminate(12, { E4: 8_000, E5: 5_500 })`: out in hand 12 with those chips at its start. */
export const eliminate = (
  hand: number,
  chipsAtStart: Readonly<Record<string, number>>,
  changes: Partial<CommandOf<'EliminateEntries'>> = {},
): CommandOf<'EliminateEntries'> => ({
  type: 'EliminateEntries',
  exitId: `exit ${Object.keys(chipsAtStart).join(' ')}`,
  hand,
  out: Object.entries(chipsAtStart).map(([entryId, amount]) => ({
    entryId,
    chipsAtStart: chips(amount),
  })),
  reportedLate: null,
  ...by('supervisor'),
  ...changes,
});

export const withdraw = (
  entryId: string,
  hand: number,
  chipsRemoved: number,
  changes: Partial<CommandOf<'WithdrawEntry'>> = {},
): CommandOf<'WithdrawEntry'> => ({
  type: 'WithdrawEntry',
  exitId: `exit ${entryId}`,
  entryId,
  hand,
  chipsRemoved: chips(chipsRemoved),
  ...by('director'),
  ...changes,
});

export const disqualify = (
  hand: number,
  chipsRemoved: Readonly<Record<string, number>>,
  changes: Partial<CommandOf<'DisqualifyEntries'>> = {},
): CommandOf<'DisqualifyEntries'> => ({
  type: 'DisqualifyEntries',
  exitId: `exit ${Object.keys(chipsRemoved).join(' ')}`,
  hand,
  out: Object.entries(chipsRemoved).map(([entryId, amount]) => ({
    entryId,
    chipsRemoved: chips(amount),
  })),
  norm: 'R123-II-11',
  reason: 'Pasaron fichas',
  ...by('supervisor'),
  ...changes,
});

export const undo = (
  exitId: string,
  changes: Partial<CommandOf<'UndoExit'>> = {},
): CommandOf<'UndoExit'> => ({
  type: 'UndoExit',
  exitId,
  reason: 'Error de carga',
  late: false,
  second: staff('cashier'),
  ...by('supervisor'),
  ...changes,
});

export const confirm = (
  entryId: string,
  changes: Partial<CommandOf<'ConfirmPrize'>> = {},
): CommandOf<'ConfirmPrize'> => ({
  type: 'ConfirmPrize',
  entryId,
  supervisor: staff('supervisor'),
  desk: 9,
  classification: { point: 9, number: Number(entryId.slice(1)) },
  ...by('control-desk'),
  ...changes,
});

export const payPrize = (
  entryId: string,
  changes: Partial<CommandOf<'PayPrize'>> = {},
): CommandOf<'PayPrize'> => ({
  type: 'PayPrize',
  entryId,
  paymentId: `payment ${entryId}`,
  confirmation: 1,
  classification: { point: 9, number: Number(entryId.slice(1)) },
  receiptIssued: true,
  documentMatches: true,
  means: 'cash',
  receipt: { point: 3, number: 51 },
  desk: 3,
  ...by('cashier'),
  ...changes,
});

export const reversePayment = (
  entryId: string,
  changes: Partial<CommandOf<'ReversePrizePayment'>> = {},
): CommandOf<'ReversePrizePayment'> => ({
  type: 'ReversePrizePayment',
  entryId,
  reversalId: `reversal ${entryId}`,
  reason: 'Se pagó a otra persona',
  desk: 3,
  second: staff('cashier'),
  ...by('supervisor'),
  ...changes,
});

export const close = (
  winnerChips: number | null = null,
  changes: Partial<CommandOf<'CloseTournament'>> = {},
): CommandOf<'CloseTournament'> => ({
  type: 'CloseTournament',
  winnerChips: winnerChips === null ? null : chips(winnerChips),
  second: staff('cashier'),
  ...by('director'),
  ...changes,
});

export const settlementFiled = (closing = 1): CommandOf<'RecordSettlementFiled'> => ({
  type: 'RecordSettlementFiled',
  closing,
  tables: [{ jornada, table: characteristics.table }],
  ...by('director'),
});

const wideBand = { min: centavos(1), max: centavos(1_000_000_00), reference: 'Nota 13/2014' };

/** Announced, sold, drawn seat by seat and started with `count` entries; all but the absent came. */
export const started = (
  count: number,
  changes: Partial<SitAndGoCharacteristics> = {},
  absent: readonly string[] = [],
): TournamentCommand[] => [
  announce(changes, { band: wideBand }),
  ...entryIds(count).flatMap((entryId) => [
    takeForm(entryId),
    pay(entryId, { tendered: changes.price ?? characteristics.price }),
  ]),
  drawByCards(entryIds(count)),
  ...entryIds(count)
    .map((entryId, index) => takeSeat(entryId, index + 1))
    .filter(({ entryId }) => !absent.includes(entryId)),
  start(),
];

/** One hand after the other, from the highest entry number down to `last`. */
export const bustDownTo = (last: number, count: number): TournamentCommand[] =>
  Array.from({ length: count - last + 1 }, (_, index) =>
    eliminate(index + 1, { [`E${count - index}`]: 1_000 }),
  );
