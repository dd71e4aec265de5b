import { invariant } from '../errors.ts';
import { evolveRounds, NO_ROUNDS } from './evolveRounds.ts';
import type { TableFact, TableFactOf } from './facts.ts';
import type { Count, Movement, TableDay, Voiding } from './state.ts';

type DayFact = Exclude<TableFact, { type: 'TableAnnounced' }>;

/** A day as its facts make it, from its opening on; papers fold one day without the table. */
export const evolveDay = (day: TableDay | null, fact: DayFact): TableDay => {
  if (fact.type === 'DayOpened') return opened(fact);
  invariant(day !== null, `${fact.type} needs an opened day`);
  switch (fact.type) {
    case 'ChipsFilled':
    case 'ChipsCredited':
    case 'DropCounted':
      return { ...day, movements: [...day.movements, movementOf(fact)] };
    case 'MovementVoided':
      return { ...day, movements: day.movements.map((one) => voidedBy(one, fact)) };
    case 'ChipsCounted':
      return { ...day, counts: [...day.counts, { countId: fact.countId, ...countOf(fact) }] };
    case 'DayClosed': {
      const closing = { closingId: fact.closingId, ...countOf(fact) };
      return { ...day, closing, closings: fact.closing };
    }
    case 'DayReopened':
      return reopened(day, fact);
    case 'DaySettled':
      return { ...day, settled: fact.closing };
    default:
      return { ...day, rounds: evolveRounds(day.rounds, fact) };
  }
};

const opened = (fact: TableFactOf<'DayOpened'>): TableDay => ({
  openingId: fact.openingId,
  day: fact.day,
  jornada: fact.jornada,
  terms: fact.terms,
  opening: countOf(fact),
  movements: [],
  counts: [],
  rounds: NO_ROUNDS,
  closing: null,
  closings: 0,
  reopenings: [],
  settled: 0,
});

const reopened = (day: TableDay, fact: TableFactOf<'DayReopened'>): TableDay => {
  const { reopeningId, reason, late, by, occurredAt: at } = fact;
  const reopening = { reopeningId, closing: day.closings, reason, late, by, at };
  return { ...day, closing: null, reopenings: [...day.reopenings, reopening] };
};

type CountFact = TableFactOf<'DayOpened' | 'ChipsCounted' | 'DayClosed'>;

const countOf = ({ chips, by, second, occurredAt: at }: CountFact): Count => ({
  chips,
  by,
  second,
  at,
});

const movementOf = (
  fact: TableFactOf<'ChipsFilled' | 'ChipsCredited' | 'DropCounted'>,
): Movement => {
  const { movementId, by, second, occurredAt: at } = fact;
  const common = { movementId, by, second, at, voided: null };
  if (fact.type === 'DropCounted') return { ...common, kind: 'drop', drop: fact.drop };
  const { slip, chips, desk } = fact;
  return { ...common, kind: fact.type === 'ChipsFilled' ? 'fill' : 'credit', slip, chips, desk };
};

const voidedBy = (movement: Movement, fact: TableFactOf<'MovementVoided'>): Movement => {
  if (movement.movementId !== fact.movementId) return movement;
  const { voidId, reason, by, occurredAt: at } = fact;
  const voided: Voiding = { voidId, reason, by, at };
  return { ...movement, voided };
};
