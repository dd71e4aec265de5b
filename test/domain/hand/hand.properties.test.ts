import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askOf } from '../../../domain/hand/ask.ts';
import type { HandCommand } from '../../../domain/hand/commands.ts';
import { evolve } from '../../../domain/hand/evolve.ts';
import { knownCards } from '../../../domain/hand/knownCards.ts';
import { NOBODY, withPlace } from '../../../domain/hand/places.ts';
import { type Hand, initialState, type OpenHand } from '../../../domain/hand/state.ts';
import { dueIn } from '../../../domain/hand/turn.ts';
import { type Dice, dice, playAtRandom, someSetup, type Watch } from './playAtRandom.ts';
import { RULESETS_OF_HANDS } from './table.ts';

const HANDS = 2000;

const quiet: Watch = { onState: () => {}, careless: () => null };

const everyHand = (check: (seed: number) => void): void =>
  void fc.assert(fc.property(fc.nat(), check), { numRuns: HANDS });

const chipsOf = (state: Hand): number => {
  if (state.status === 'unopened') return 0;
  const stacks = state.players.reduce((sum, { stack }) => sum + stack, 0);
  if (state.award !== null) {
    const rake = state.award.pots.reduce((sum, pot) => sum + pot.rake, 0);
    return stacks + rake + state.award.carried;
  }
  return stacks + state.dead + state.players.reduce((sum, { put }) => sum + put, 0);
};

/** What the hand keeps counted, counted anew. */
const countsOf = (state: OpenHand): Pick<OpenHand, 'live' | 'able' | 'due' | 'known'> => {
  const { players } = state;
  return {
    live: players.filter(({ isLive }) => isLive).length,
    able: players.reduce(
      (able, { isLive, stack }, place) => (isLive && stack > 0 ? withPlace(able, place) : able),
      NOBODY,
    ),
    due: state.status === 'betting' ? dueIn(state) : NOBODY,
    known: knownCards(state),
  };
};

const areCounted = (state: OpenHand): boolean => {
  if (state.status !== 'betting' && state.status !== 'showdown') return true;
  const { live, able, due, known } = countsOf(state);
  return (
    state.live === live &&
    state.able === able &&
    state.due === due &&
    state.known.low === known.low &&
    state.known.high === known.high
  );
};

describe.each(RULESETS_OF_HANDS)('Any hand under %s', (ruleset) => {
  it('keeps every chip, leaves no stack below zero and comes to its end', () =>
    everyHand((seed) => {
      const roll = dice(seed);
      const setup = someSetup(ruleset, roll);
      const total = setup.seats.reduce((sum, { stack }) => sum + stack, setup.carried);
      const onState = (state: Hand): void => {
        if (chipsOf(state) !== total) expect(chipsOf(state)).toBe(total);
        if (state.status === 'unopened') return;
        const least = Math.min(...state.players.map(({ stack }) => stack));
        if (least < 0) expect(least).toBeGreaterThanOrEqual(0);
        if (!areCounted(state)) expect(state).toMatchObject(countsOf(state));
      };
      const { hand } = playAtRandom(setup, roll, { ...quiet, onState });
      expect(hand.status).toBe('awarded');
    }));

  it('is the same when its facts are replayed', () =>
    everyHand((seed) => {
      const roll = dice(seed);
      const { hand, facts } = playAtRandom(someSetup(ruleset, roll), roll, quiet);
      expect(facts.reduce<Hand>(evolve, initialState())).toEqual(hand);
    }));

  it('is changed by nothing that is refused', () => {
    let refused = 0;
    everyHand((seed) => {
      const roll = dice(seed);
      const careless = (state: Hand, die: Dice): HandCommand | null => {
        freeze(state); // a change of it would throw what is no refusal
        return somethingWrong(state, die);
      };
      refused += playAtRandom(someSetup(ruleset, roll), roll, { ...quiet, careless }).refused;
    });
    expect(refused).toBeGreaterThan(HANDS);
  });
});

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};

/** Most of these are refused; one that is not is not played either. */
const somethingWrong = (state: Hand, roll: Dice): HandCommand | null => {
  if (state.status !== 'betting') return { type: 'TakeAction', seat: 1, move: { action: 'call' } };
  const { seat, toCall, minRaiseTo, maxRaiseTo } = askOf(state);
  const other = state.players[roll(state.players.length)]!.seat;
  const raises = [minRaiseTo - 1, maxRaiseTo + 1, -1, 0.5, Number.NaN, toCall];
  const to = raises[roll(raises.length)]!;
  const moves = [
    { action: 'fold' },
    { action: 'check' },
    { action: 'call', to },
    { action: 'bet', to },
    { action: 'raise', to },
  ] as const;
  const wrongs: HandCommand[] = [
    { type: 'TakeAction', seat: other, move: moves[roll(moves.length)]! },
    { type: 'TakeAction', seat, move: moves[1 + roll(moves.length - 1)]! },
    { type: 'AwardPots' },
    { type: 'ShowHand', seat, cards: [] },
    { type: 'CloseHand' },
    { type: 'OpenHand', setup: state.setup },
  ];
  return wrongs[roll(wrongs.length)]!;
};
