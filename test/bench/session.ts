/**
 * Whether an action costs more late in a session than early: cash hands of six, played live, each
 * action decided and applied on the whole state of the table:
 *
 *     node test/bench/session.ts
 */
import type { CashCommand } from '../../domain/cash/commands.ts';
import { decide } from '../../domain/cash/decide.ts';
import { evolve } from '../../domain/cash/evolve.ts';
import { type CashTable, initialState } from '../../domain/cash/state.ts';
import { askOf } from '../../domain/hand/ask.ts';
import { announce, live, open, step } from '../domain/cash/given.ts';
import { type Figure, quantile, tell } from './figure.ts';
import { atMost } from './ratios.ts';

const HANDS = 200;
const SESSIONS = 80;
const PART = 20;

const does = (state: CashTable, command: CashCommand): CashTable =>
  decide(command, state).reduce<CashTable>(evolve, state);

/** Everybody folds to the big blind. */
const nextFold = (id: string, state: CashTable): CashCommand | null => {
  const hand = state.status === 'unannounced' ? undefined : state.session?.hand;
  if (hand?.status !== 'betting') return null;
  return step(id, { type: 'TakeAction', seat: askOf(hand).seat, move: { action: 'fold' } });
};

/** The mean time of an action of each hand, in microseconds. */
const playSession = (hands: number): number[] => {
  let state = [announce(), open()].reduce(does, initialState());
  return Array.from({ length: hands }, (_, index) => {
    const id = `hand-${index}`;
    state = does(state, live(id));
    const begin = performance.now();
    let actions = 0;
    for (let next = nextFold(id, state); next !== null; next = nextFold(id, state)) {
      state = does(state, next);
      actions += 1;
    }
    return ((performance.now() - begin) * 1000) / actions;
  });
};

/** @param hands of a session, at least 40 */
export const sessionFigures = (hands = HANDS): Figure[] => {
  const sessions = Array.from({ length: SESSIONS }, () => playSession(hands)).slice(SESSIONS / 2);
  // The fastest of each hand: another program does not take from the same one every time.
  const best = Array.from({ length: hands }, (_, hand) =>
    Math.min(...sessions.map((times) => times[hand]!)),
  );
  const first = quantile(best.slice(0, PART), 0.5);
  const last = quantile(best.slice(-PART), 0.5);
  const name = `action of hand ${hands} of a session, ${last.toFixed(1)} us, to one of the first`;
  return [atMost(name, last / first, 1.5)];
};

if (import.meta.main) tell(sessionFigures());
