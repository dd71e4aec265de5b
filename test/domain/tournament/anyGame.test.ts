import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import {
  allEntries,
  entryOf,
  liveEntries,
  paidEntries,
} from '../../../domain/tournament/entries.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import { poolOf, prizeLock, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold } from '../../support/given.ts';
import { type Game, games, playOut, type Step } from './playAtRandom.ts';

/**
 * Whatever is asked, in whatever order, by whoever: each property holds after every step.
 * A failure prints a seed and a path; pass both to `fc.assert` to play the game again.
 */
describe('Any game', () => {
  it('takes as much money as goes to prizes and benefit [R123-I-62] [R123-I-63]', () =>
    afterEveryStep(({ state, facts }) => {
      const paid = paidEntries(state);
      const parts = paid.map(({ sale }) => sale.prizePart + sale.benefit);
      const given = of(facts, 'EntryPaid').map(({ price }) => price);
      const back = [...of(facts, 'EntryRefunded'), ...of(facts, 'SaleVoided')];
      const cash = add(given) - add(back.map(({ amount }) => amount));
      expect(add(parts)).toBe(cash);
      expect(poolOf(state)).toBe(cash - add(paid.map(({ sale }) => sale.benefit)));
    }));

  it('has the chips it issued and did not remove, at least one for each in play [R123-I-59]', () =>
    afterEveryStep(({ state, facts }) => {
      const undone = new Set(of(facts, 'ExitUndone').map(({ exitId }) => exitId));
      const kept = [...of(facts, 'EntryWithdrawn'), ...of(facts, 'EntriesDisqualified')].filter(
        ({ exitId }) => !undone.has(exitId),
      );
      const removed = kept.flatMap((exit) =>
        'out' in exit ? exit.out.map((one) => one.chipsRemoved) : [exit.chipsRemoved],
      );
      const issued = paidEntries(state).length * state.terms.startingStack;
      expect(chipsInPlay(state)).toBe(issued - add(removed));
      if (state.start) expect(chipsInPlay(state)).toBeGreaterThanOrEqual(liveEntries(state).length);
    }));

  it('gives no entry number twice, and no person two chairs [R123-I-32]', () =>
    afterEveryStep(({ state, facts }) => {
      const numbers = of(facts, 'EntryPaid').map(({ entryNumber }) => entryNumber);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const persons = liveEntries(state).map(({ personId }) => personId);
      expect(new Set(persons).size).toBe(persons.length);
      expect(paidEntries(state).length).toBeLessThanOrEqual(state.terms.quota);
    }));

  it('keeps every seat its own, and its holder on it [R123-I-90]', () =>
    afterEveryStep(({ state, step }) => {
      const seats = paidEntries(state).flatMap(({ seat }) => seat ?? []);
      expect(new Set(seats).size).toBe(seats.length);
      if (step.before.status === 'unannounced') return;
      for (const { entryId, seat } of paidEntries(step.before)) {
        const now = entryOf(state, entryId);
        if (seat !== null && !now?.reversal) expect(now?.seat).toBe(seat);
      }
    }));

  it('always leaves somebody in play, and is finished with one [R123-I-68]', () =>
    afterEveryStep(({ state }) => {
      if (!state.start) return expect(state.status).toBe('registering');
      const live = liveEntries(state).length;
      expect(live).toBeGreaterThanOrEqual(1);
      expect(state.status === 'playing').toBe(live > 1);
    }));

  it('hands out the whole pool in the end, and nothing twice [R123-I-65] [R123-I-66]', () =>
    afterEveryStep(({ state, facts }) => {
      const standings = standingsOf(state);
      const due = new Map(standings.map(({ entry, prize }) => [entry, prize]));
      const paid = of(facts, 'PrizePaid');
      const back = of(facts, 'PrizePaymentReversed');
      const left = allEntries(state).flatMap(({ payment }) => payment ?? []);
      expect(left).toHaveLength(paid.length - back.length);
      const payments = paid.filter(({ paymentId }) =>
        left.some((one) => one.paymentId === paymentId),
      );
      expect(payments).toHaveLength(left.length);
      expect(new Set(payments.map(({ entryId }) => entryId)).size).toBe(payments.length);
      for (const { entryId, amount } of payments)
        expect(due.get(entryOf(state, entryId)?.sale?.entryNumber ?? 0)).toBe(amount);
      const final = state.status === 'finished' || state.status === 'closed';
      if (final && prizeLock(state).status === 'current') {
        expect(add([...due.values()])).toBe(poolOf(state));
        expect(standings).toHaveLength(paidEntries(state).length);
      }
    }));

  it('answers a repeated command with no new fact', () =>
    afterEveryStep(({ step }) => expect(decide(step.command, step.after)).toEqual([])));

  it('never does an act twice, however late it is repeated', () =>
    inEveryGame((steps) => {
      const end = steps.at(-1)?.after;
      for (const { command } of steps) {
        if (!end || !hasActId(command)) continue;
        try {
          expect(decide(command, end)).toEqual([]);
        } catch (error) {
          if (!(error instanceof Rejection)) throw error;
        }
      }
    }));

  it('is the same when it is read back as JSON', () =>
    inEveryGame((steps) => {
      const facts = steps.flatMap((step) => step.facts);
      const end = steps.at(-1)?.after;
      expect(JSON.parse(JSON.stringify(end))).toEqual(end);
      expect(fold(JSON.parse(JSON.stringify(facts)))).toEqual(end);
    }));

  it('gets everywhere: the games above see every kind of fact', () => {
    const seen = new Set<string>();
    for (const game of fc.sample(games, { numRuns: RUNS, seed: 20_140_509 }))
      for (const { facts } of playOut(game)) for (const { type } of facts) seen.add(type);
    expect(seen.size).toBe(FACT_TYPES);
  });
});

const RUNS = 60;
const FACT_TYPES = 20;

type Scene = {
  readonly state: AnnouncedTournament;
  readonly facts: readonly TournamentFact[];
  readonly step: Step;
};

const inEveryGame = (check: (steps: readonly Step[]) => void): void =>
  fc.assert(
    fc.property(games, (game: Game) => check(playOut(game))),
    { numRuns: RUNS },
  );

const afterEveryStep = (check: (scene: Scene) => void): void =>
  inEveryGame((steps) => {
    const facts: TournamentFact[] = [];
    for (const step of steps) {
      facts.push(...step.facts);
      check({ state: step.after as AnnouncedTournament, facts, step });
    }
  });

/** Commands that name their act; the others ask for a state, which may be asked for again. */
const hasActId = (command: Step['command']): boolean =>
  [
    'saleId',
    'refundId',
    'voidId',
    'reprintId',
    'drawId',
    'seatingId',
    'exitId',
    'paymentId',
    'reversalId',
  ].some((id) => id in command) || command.type === 'TakeEntryForm';

const of = <Type extends TournamentFact['type']>(
  facts: readonly TournamentFact[],
  type: Type,
): FactOf<Type>[] => facts.filter((fact): fact is FactOf<Type> => fact.type === type);

const add = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
