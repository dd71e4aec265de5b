import { chips } from '../../../domain/money/chips.ts';
import type { ChipCommandOf } from '../../../domain/tournament/chipCommands.ts';
import type {
  CommandOf,
  MultiTableCharacteristics,
  TournamentCommand,
} from '../../../domain/tournament/commands.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, history } from '../../support/given.ts';
import { announceTables, placesOf, redraw, seatCards, startTables } from './multiTable.ts';
import { accredit, at, by, jornada, pay, sell, staff, takeForm, takeSeat } from './sitAndGo.ts';

/** Commands about the chips of an event of several tables. Minutes are those of the first hour. */

export const on = (role: StaffRole, minute = 0) => ({
  by: staff(role),
  occurredAt: at(minute),
  jornada,
});

export const stateOf = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;

export const extend: TournamentCommand = {
  type: 'ExtendRegistration',
  extensionId: 'extension 1',
  throughLevel: 3,
  ...by('director'),
};

/** Under way with so many players at each table; only those named came, and the rest is absent. */
export const underWay = (
  sizes: readonly number[],
  present: readonly string[],
  changes: Partial<MultiTableCharacteristics> = {},
): TournamentCommand[] => {
  const places = placesOf(...sizes);
  return [
    announceTables(changes),
    ...sell(...places.map((_, index) => `E${index + 1}`)),
    extend,
    redraw({ draw: seatCards(places) }),
    startTables(),
    ...present.flatMap((entryId) => arrive(entryId, places[Number(entryId.slice(1)) - 1] ?? '1/1')),
  ];
};

/** Accredited first, and then at the table. */
export const arrive = (entryId: string, place: string, minute = 0): TournamentCommand[] => [
  accredit(entryId, on('control-desk', minute)),
  sit(entryId, place, minute),
];

/** `sit('E4', '1/4')`. */
export const sit = (entryId: string, place: string, minute = 0): CommandOf<'TakeSeat'> => {
  const [table, seat] = place.split('/').map(Number) as [number, number];
  return takeSeat(entryId, seat, { table, ...on('dealer', minute) });
};

export const deal = (
  table: number,
  hand: number,
  changes: Partial<ChipCommandOf<'OpenHand'>> = {},
): ChipCommandOf<'OpenHand'> => ({
  type: 'OpenHand',
  table,
  hand,
  smallBlind: null,
  bigBlind: null,
  ...on('dealer'),
  ...changes,
});

/** Whether or not the one before has ended. */
export const level = (number: number, minute = 0): CommandOf<'AnnounceLevel'> => ({
  type: 'AnnounceLevel',
  level: number,
  hand: null,
  reason: 'Para terminar a horario',
  ...on('director', minute),
});

/** Announces 2, 3, … up to `last`. */
export const levelsTo = (last: number): TournamentCommand[] =>
  Array.from({ length: last - 1 }, (_, index) => level(index + 2));

export const removeAbsent = (
  changes: Partial<ChipCommandOf<'RemoveAbsent'>> = {},
): ChipCommandOf<'RemoveAbsent'> => ({
  type: 'RemoveAbsent',
  exitId: 'removal 1',
  hand: 12,
  ...on('supervisor'),
  ...changes,
});

export const hold = (entryId: string): ChipCommandOf<'HoldStack'> => ({
  type: 'HoldStack',
  holdId: `hold ${entryId}`,
  entryId,
  askedBy: 'El jugador, por teléfono',
  ...on('control-desk', 10),
});

export const revoke = (
  entryId: string,
  changes: Partial<ChipCommandOf<'RevokeHold'>> = {},
): ChipCommandOf<'RevokeHold'> => ({
  type: 'RevokeHold',
  revocationId: `revocation ${entryId}`,
  entryId,
  hand: 30,
  reason: 'Demora excesiva',
  ...on('director', 50),
  ...changes,
});

export const place = (...places: readonly string[]): ChipCommandOf<'PlaceStacks'> => ({
  type: 'PlaceStacks',
  placementId: `placement ${places.join(' ')}`,
  places: places.map((one) => {
    const [table, seat] = one.split('/').map(Number) as [number, number];
    return { table, seat };
  }),
  ...on('director'),
});

/** A late entry that draws this seat card. */
export const late = (entryId: string, at: string, minute = 5): TournamentCommand[] => {
  const [table, seat] = at.split('/').map(Number) as [number, number];
  return [
    takeForm(entryId, on('cashier', minute)),
    pay(entryId, on('cashier', minute)),
    {
      type: 'MoveEntries',
      moveId: `move ${entryId}`,
      move: {
        cause: 'late-entry',
        draw: { method: 'seat-cards', seats: [{ entryId, table, seat }] },
      },
      ...on('director', minute),
    },
  ];
};

export const lateStack = (
  entryId: string,
  stack: number,
  changes: Partial<ChipCommandOf<'SetLateStack'>> = {},
): ChipCommandOf<'SetLateStack'> => ({
  type: 'SetLateStack',
  adjustmentId: `adjustment ${entryId}`,
  entryId,
  stack: chips(stack),
  reason: 'Llegó muy tarde',
  ...on('director', 6),
  ...changes,
});
