import type { Instant } from '../../time/jornada.ts';
import type { FloorFact, FloorFactOf } from '../floorFacts.ts';
import type { FloorState } from './state.ts';

const OF_FLOOR: Readonly<Record<FloorFact['type'], true>> = {
  TableChecked: true,
  DeckChanged: true,
  DeckCalled: true,
  PlayerTimeLimited: true,
  ClockCalled: true,
  ClockStopped: true,
  ActionStopped: true,
  ActionResumed: true,
  LastPositionGiven: true,
  StreetControlSet: true,
  StreetReported: true,
  StreetReleased: true,
};

/** Whether a fact of an event is about its floor. */
export const isFloorFact = <Fact extends { readonly type: string }>(
  fact: Fact,
): fact is Extract<Fact, FloorFact> => Object.hasOwn(OF_FLOOR, fact.type);

/** Applies a fact about tables, decks, time and simultaneous streets. */
export const evolveFloor = (floor: FloorState, fact: FloorFact): FloorState => {
  switch (fact.type) {
    case 'TableChecked':
      return acted(floor, fact.checkId, { checks: { ...floor.checks, [fact.table]: fact } });
    case 'DeckChanged': {
      const { [fact.table]: _answered, ...deckCalls } = floor.deckCalls;
      const decks = { ...floor.decks, [fact.table]: fact };
      return acted(floor, fact.changeId, { decks, deckCalls });
    }
    case 'DeckCalled':
      return acted(floor, fact.callId, {
        deckCalls: { ...floor.deckCalls, [fact.table]: fact },
      });
    case 'PlayerTimeLimited':
      return acted(floor, fact.limitId, {
        limits: { ...floor.limits, [fact.entryId]: fact.seconds },
      });
    case 'ClockCalled':
      return acted(floor, fact.callId, { clocks: called(floor, fact) });
    case 'ClockStopped':
      return { ...floor, clocks: stopped(floor, fact) };
    case 'ActionStopped': {
      const { stopId, table, hand, situation, offered, occurredAt: at } = fact;
      const stops = { ...floor.stops, [table]: { stopId, hand, situation, offered, at } };
      return acted(floor, stopId, { stops, clocks: halted(floor, table, at) });
    }
    case 'ActionResumed': {
      const { [fact.table]: _, ...stops } = floor.stops;
      return acted(floor, fact.resumeId, { stops });
    }
    case 'LastPositionGiven':
      return acted(floor, fact.sanctionId, { lastPositions: [...floor.lastPositions, fact] });
    case 'StreetControlSet':
      return acted(floor, fact.settingId, {
        streetControl: fact.on,
        streetSetting: fact,
        street: null,
      });
    case 'StreetReported': {
      const { round, street, table } = fact;
      const before = streetOf(floor, round);
      const reported = [...before.reported, table];
      const reports = [...before.reports, fact];
      return { ...floor, street: { ...before, street, reported, reports } };
    }
    case 'StreetReleased':
      return {
        ...floor,
        street: {
          ...{ round: fact.round, street: fact.street, reported: [] },
          ...{ released: fact, reports: [] },
        },
      };
  }
};

/** The street of a round: the one released last, or the first, which the round itself releases. */
export const streetOf = (
  { street }: FloorState,
  round: number,
): NonNullable<FloorState['street']> =>
  street?.round === round
    ? street
    : { round, street: 'preflop', reported: [], released: null, reports: [] };

/** A call that nobody answered stays, also of another hand: its player may be dead by it. */
const called = ({ clocks }: FloorState, fact: FloorFactOf<'ClockCalled'>) => {
  const { callId, table, hand, seat, entryId, occurredAt: at, until } = fact;
  const kept = (clocks[table] ?? []).filter((one) => one.hand === hand || !one.stopped);
  const call = { callId, hand, seat, entryId, at, until, stopped: false };
  return { ...clocks, [table]: [...kept, call] };
};

const stopped = ({ clocks }: FloorState, { table, callId }: FloorFactOf<'ClockStopped'>) => ({
  ...clocks,
  [table]: (clocks[table] ?? []).map((one) =>
    one.callId === callId ? { ...one, stopped: true } : one,
  ),
});

/** Nobody's time runs while the action is stopped. */
const halted = ({ clocks }: FloorState, table: number, at: Instant): FloorState['clocks'] => ({
  ...clocks,
  [table]: (clocks[table] ?? []).map((one) => (one.until > at ? { ...one, stopped: true } : one)),
});

const acted = (floor: FloorState, actId: string, changes: Partial<FloorState>): FloorState => ({
  ...floor,
  ...changes,
  actIds: [...floor.actIds, actId],
});
