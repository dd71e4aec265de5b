import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../../domain/cards/card.ts';
import { Rejection } from '../../../domain/errors.ts';
import { chips } from '../../../domain/money/chips.ts';
import { chipReconciliation, chipsOf } from '../../../domain/tournament/chipReconciliation.ts';
import { gainOf } from '../../../domain/tournament/chips/chipRace.ts';
import { absentStack, isAbsent } from '../../../domain/tournament/chips/stacks.ts';
import { tableSheet } from '../../../domain/tournament/chips/tableSheet.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import {
  entryIdOf,
  entryOf,
  liveEntries,
  type PaidEntry,
} from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { bag, closeDay, nextDay, openDay, race, release } from './bagging.ts';
import {
  arrive,
  deal,
  hold,
  late,
  lateStack,
  level,
  levelsTo,
  on,
  place,
  removeAbsent,
  revoke,
  stateOf,
  underWay,
} from './chips.ts';
import { withdraw } from './inPlay.ts';
import { bust, bySystem, redraw } from './multiTable.ts';
import { staff } from './sitAndGo.ts';

/**
 * Where the chips lie, told by the facts alone: with the players and their pots, at the seats of
 * the absent, at seats that nobody bought.
 */
type Room = {
  players: number;
  readonly lone: Map<string, number>;
  readonly placed: Map<string, number>;
};

describe('The chips in play are those in the room, at every version [R123-IV-7] [R123-I-46]', () => {
  it('however the absent, the late and the tables act', () =>
    fc.assert(
      fc.property(fc.array(move, { minLength: 20, maxLength: 60 }), (moves) => {
        const { state: opening, room } = opened();
        let state = opening;
        moves.forEach((one, index) => {
          for (const command of commandsOf(one, index, state)) {
            const facts = attempt(command, state);
            for (const fact of facts) {
              follow(room, fact, state);
              state = evolve(state, fact) as AnnouncedTournament;
            }
            expect(chipsInPlay(state)).toBe(totalIn(room));
            expect(chipsOf(chipReconciliation(state, [], null).event)).toBe(totalIn(room));
            expect(attemptAgain(command, facts, state)).toEqual([]);
          }
        });
      }),
      { numRuns: 60 },
    ));
});

const move = fc.record({
  kind: fc.constantFrom(
    ...(['deal', 'deal', 'deal', 'deal', 'sit', 'late', 'late', 'place', 'level'] as const),
    ...(['remove', 'hold', 'revoke', 'set', 'refund', 'bust', 'withdraw', 'clear'] as const),
    ...(['race', 'race', 'levels', 'night'] as const),
  ),
  pick: fc.nat(24),
  other: fc.nat(9),
});
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;

const PLAYERS = 14;
const present = Array.from({ length: PLAYERS - 3 }, (_, index) => `E${index + 1}`);

const opened = (): { state: AnnouncedTournament; room: Room } => ({
  state: stateOf(...underWay([7, 7], present, { lateStack: 'reduced' })),
  room: {
    players: present.length * 10_000,
    lone: new Map(['E12', 'E13', 'E14'].map((entryId) => [entryId, 10_000])),
    placed: new Map(),
  },
});

const commandsOf = (
  { kind, pick, other }: Move,
  index: number,
  state: AnnouncedTournament,
): TournamentCommand[] => {
  const entryId = `E${pick + 1}`;
  const { table, seat } = entryOf(state, entryId) ?? {};
  const at = `${table ?? 1}/${seat ?? 1}`;
  const minute = Math.min(index, 59);
  switch (kind) {
    case 'deal': {
      const blinds = { smallBlind: (other % 9) + 1, bigBlind: ((other + 1) % 9) + 1 };
      return [deal((pick % 2) + 1, index + 1, { ...blinds, ...on('dealer', minute) })];
    }
    case 'sit':
      return arrive(entryId, at, minute);
    case 'late':
      return late(`E${PLAYERS + 1 + other}`, `${(pick % 2) + 1}/${(pick % 3) + 7}`, minute);
    case 'place':
      return [place(`${(pick % 2) + 1}/${(other % 2) + 8}`)];
    case 'level':
      return [level(state.level + 1, minute)];
    case 'remove':
      return [
        removeAbsent({ exitId: `exit ${index}`, hand: index + 1, ...on('director', minute) }),
      ];
    case 'hold':
      return [hold(entryId)];
    case 'revoke':
      return [revoke(entryId, { hand: index + 1, ...on('director', minute) })];
    case 'set':
      return [lateStack(entryId, other * 1_000, on('director', minute))];
    case 'clear':
      return other > 7 ? [clear(index)] : [];
    case 'levels':
      return other > 7 ? levelsTo(5) : [];
    case 'race':
      return [raceAt((pick % 2) + 1, other, state)];
    case 'night':
      return other > 5 ? overNight(state) : [];
    case 'refund':
      return [
        {
          type: 'RefundEntry',
          entryId,
          refundId: `refund ${index}`,
          means: 'cash',
          desk: 3,
          ...on('cashier', minute),
        },
      ];
    case 'bust':
      return [{ ...bust(`exit ${index}`, index + 1, entryId), ...on('supervisor', minute) }];
    case 'withdraw':
      return entryOf(state, entryId)?.seating
        ? [
            withdraw(entryId, index + 1, 500, {
              exitId: `exit ${index}`,
              ...on('director', minute),
            }),
          ]
        : [];
  }
};

/** One seat with a few low chips, the ace of the first card dealt to it. */
const raceAt = (table: number, low: number, state: AnnouncedTournament): TournamentCommand => {
  const [seat] = tableSheet(state, table);
  const rest = seat?.chips === null ? 5_000 : Math.max(0, (seat?.chips ?? 0) - low * 25);
  const cards = DECK.slice(0, low % 4).map((card) => ({ seat: seat?.seat ?? 1, card }));
  const rows = [{ seat: seat?.seat ?? 1, low, rest: chips(rest), present: true }];
  return { ...race(table, rows), raceId: `race ${table}`, dealt: cards };
};

/** Everybody bags, the last of the players all that is left; the next day some come back. */
const overNight = (state: AnnouncedTournament): TournamentCommand[] => {
  const live = liveEntries(state).filter((entry) => !state.chips.bags[entry.entryId]);
  const absent = live.filter((entry) => isAbsent(state, entry));
  const there = live.filter((entry) => !isAbsent(state, entry));
  const lone = absent.reduce((total, entry) => total + absentStack(state, entry), 0);
  const rest = chipsInPlay(state) - lone - (there.length - 1) * 1_000;
  const stackOf = (entry: PaidEntry): number => {
    if (absent.includes(entry)) return absentStack(state, entry);
    return entry === there.at(-1) ? rest : 1_000;
  };
  const bags = live.map((entry) =>
    bag(entry.entryId, pilesOf(stackOf(entry)), { supervisor: staff('supervisor') }),
  );
  const seats = redraw({
    drawId: 'day 2',
    occasion: 'day',
    draw: bySystem(),
    ...nextDay('supervisor'),
  });
  const back = live.map((entry, index) => release(entry.entryId, index + 1, stackOf(entry)));
  return [...bags, closeDay(), seats, openDay(), ...back.slice(0, -2)];
};

const pilesOf = (total: number): Record<number, number> => ({
  1000: Math.floor(total / 1_000),
  100: Math.floor((total % 1_000) / 100),
  25: Math.floor((total % 100) / 25),
});

const clear = (index: number): TournamentCommand => ({
  type: 'RemovePlacedStacks',
  removalId: `removal ${index}`,
  reason: 'Sin ventas',
  ...on('director'),
});

const attempt = (command: TournamentCommand, state: AnnouncedTournament): TournamentFact[] => {
  try {
    return decide(command, state);
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
};

/** What was recorded is not recorded again. */
const attemptAgain = (
  command: TournamentCommand,
  facts: readonly TournamentFact[],
  state: AnnouncedTournament,
): TournamentFact[] => (facts.length === 0 ? [] : decide(command, state));

const follow = (room: Room, fact: TournamentFact, state: AnnouncedTournament): void => {
  const { lone, placed } = room;
  const leave = (entryId: string): number => {
    const left = lone.get(entryId) ?? 0;
    lone.delete(entryId);
    return left;
  };
  switch (fact.type) {
    case 'SeatTaken':
      room.players += leave(fact.entryId);
      return;
    case 'HandOpened':
      charged(room, fact, state);
      return;
    case 'StacksPlaced':
      for (const one of fact.places) placed.set(`${one.table}/${one.seat}`, fact.chips);
      return;
    case 'PlacedStacksRemoved':
      for (const one of fact.stacks) {
        expect(placed.get(`${one.table}/${one.seat}`)).toBe(one.chips);
        placed.delete(`${one.table}/${one.seat}`);
      }
      return;
    case 'EntriesMoved':
      for (const { entryNumber, table, seat, stack } of fact.moves) {
        if (stack === undefined) continue;
        placed.delete(`${table}/${seat}`);
        lone.set(entryIdOf(state, entryNumber), stack);
      }
      return;
    case 'SeatsRedrawn':
      for (const { entryNumber, stack } of fact.stacks ?? [])
        lone.set(entryIdOf(state, entryNumber), stack);
      return;
    case 'LateStackSet':
      lone.set(fact.entryId, fact.stack);
      return;
    case 'AbsentRemoved':
      for (const { entryId, chipsRemoved } of fact.out) expect(leave(entryId)).toBe(chipsRemoved);
      return;
    case 'EntriesEliminated':
      for (const { entryId } of fact.out) room.players += leave(entryId);
      return;
    case 'EntryRefunded':
      leave(fact.entryId);
      return;
    case 'ChipsRaced':
      for (const row of fact.rows) {
        const entryId = row.entryNumber === null ? '' : entryIdOf(state, row.entryNumber);
        const key = `${fact.table}/${row.seat}`;
        const gain = gainOf(fact, row);
        if (lone.has(entryId)) lone.set(entryId, (lone.get(entryId) ?? 0) + gain);
        else if (row.entryNumber === null) placed.set(key, (placed.get(key) ?? 0) + gain);
        else room.players += gain;
      }
      return;
    case 'ChipsBagged':
      if (!lone.has(fact.entryId)) room.players -= fact.total;
      lone.set(fact.entryId, fact.total);
      return;
    case 'BagReleased':
      room.players += leave(fact.entryId);
      return;
    case 'EntryWithdrawn':
      if (lone.has(fact.entryId)) leave(fact.entryId);
      else room.players -= fact.chipsRemoved;
      return;
  }
};

/** From the seat of the absent to the pot. */
const charged = (
  room: Room,
  { table, charges }: FactOf<'HandOpened'>,
  state: AnnouncedTournament,
): void => {
  for (const { seat, entryNumber, ante, blind, left } of charges) {
    const [stacks, key] =
      entryNumber === null
        ? [room.placed, `${table}/${seat}`]
        : [room.lone, entryIdOf(state, entryNumber)];
    stacks.set(key, (stacks.get(key) ?? 0) - ante - blind);
    expect(stacks.get(key)).toBe(chips(left));
    room.players += ante + blind;
  }
};

const totalIn = ({ players, lone, placed }: Room): number =>
  [...lone.values(), ...placed.values()].reduce((total, stack) => total + stack, players);
