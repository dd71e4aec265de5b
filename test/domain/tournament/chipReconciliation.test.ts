import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import {
  type ChipParts,
  chipReconciliation,
  chipsOf,
} from '../../../domain/tournament/chipReconciliation.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, history } from '../../support/given.ts';
import { bag, bagAll, closeDay, count, low, race, saturday } from './bagging.ts';
import { deal, late, level, place, underWay } from './chips.ts';
import { bustDownTo, close, lock, started, undo, withdraw } from './inPlay.ts';
import { characteristics } from './multiTable.ts';
import { buy, having, openAddOns, playing } from './rebuys.ts';

const there = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
const levels = [25, 100, 200].map((blind, index) => ({
  ...{ level: index + 1, smallBlind: chips(blind), bigBlind: chips(2 * blind) },
  ...{ ante: chips(0), minutes: 20 },
}));
const retirements = [{ denomination: chips(25), afterLevel: 1 }];
const event = underWay([6, 6], there, { lateStack: 'reduced', retirements, levels, breaks: [] });

const of = (facts: readonly TournamentFact[], table: number | null = null) => {
  const state = fold(facts) as AnnouncedTournament;
  const { jornada } = state.start!;
  const found = chipReconciliation(state, facts, table === null ? null : { jornada, table });
  expect(chipsOf(found.event)).toBe(chipsInPlay(state));
  return found;
};
const played = (...commands: readonly TournamentCommand[]) => history(...commands);
/** What is not nothing, as `[how many, chips]`. */
const told = (parts: ChipParts | null) =>
  Object.fromEntries(
    Object.entries(parts ?? {})
      .filter(([, one]) => one.count > 0)
      .map(([part, one]) => [part, [one.count, one.chips]]),
  );

describe('What the chips in play are made of, by the event and by table [R123-IV-7] [R123-IV-7.1]', () => {
  it('stacks, rebuys and add-ons, each where it was paid', () => {
    const before = having(playing(4), buy('E1', ['RB']), openAddOns);
    const bought = having(before, buy('E1', ['RB', 'AD']));
    expect(told(of(bought).event)).toEqual({ IN: [8, 80_000], RB: [2, 20_000], AD: [1, 15_000] });
    expect(told(of(bought, 4).table)).toMatchObject({ RB: [2, 20_000], AD: [1, 15_000] });
    expect(told(of(bought, 5).table)).not.toHaveProperty('RB');
    expect(of(bought).table).toBeNull();
  });

  it('less what late stacks had less and what was withdrawn [R123-I-42] [R123-I-46] [R123-I-59]', () => {
    const facts = played(
      ...event,
      deal(1, 12),
      level(2),
      ...late('E13', '1/9'),
      withdraw('E1', 20, 8_000),
    );
    expect(told(of(facts).event)).toEqual({
      IN: [13, 130_000],
      reduced: [1, -200], // 150 of blinds, in chips of 100
      removed: [1, -8_000],
    });
    expect(told(of(facts, 2).table)).toEqual({ IN: [6, 60_000] });
  });

  it('with stacks that nobody bought, what races changed and an explained difference [R123-II-14] [R123-IV-7.3.2]', () => {
    const raced = played(
      ...event,
      place('1/9'),
      race(1, [low(1, 3), low(2, 2), low(3, 1), low(4, 1)], '1Ks 1Qd 1Jd 2Kh 2Td 39d 48d'),
    );
    expect(told(of(raced).event)).toMatchObject({ unbought: [1, 10_000], raced: [1, 25] });
    expect(told(of(raced, 1).table)).toEqual({ IN: [6, 60_000], raced: [1, 25] });
    const explanation = 'Una ficha de 500 se rompió';
    const night = played(
      ...underWay([6, 6], there, { retirements: [], days: [...characteristics.days, saturday] }),
      bag('E1', { 1000: 9, 500: 1 }),
      ...bagAll(...there.slice(1)),
      closeDay({ explanation }),
    );
    expect(told(of(night).event)).toMatchObject({ explained: [1, -500] });
    expect(of(night).count).toMatchObject({ counted: 119_500, inPlay: 120_000 });
  });
});

describe('The last count of all chips stands beside them [R123-IV-7.1]', () => {
  const six = (each: number) => ({
    1: each,
    2: 10_000,
    3: 10_000,
    4: 10_000,
    5: 10_000,
    6: 10_000,
  });

  it('a count of some of the tables is none', () => {
    expect(of(played(...event)).count).toBeNull();
    expect(of(played(...event, count({ 1: six(10_000) }))).count).toBeNull();
    const whole = count({ 1: six(9_900), 2: six(10_000) }, { countId: 'whole' });
    const facts = played(...event, whole, count({ 1: six(10_000) }));
    expect(of(facts, 1).count).toEqual({
      ...{ at: whole.occurredAt, counted: 119_900, inPlay: 120_000, atTable: 59_900 },
    });
  });

  it('as the winner of a closing that still stands was said to have them [R123-I-68]', () => {
    const won = [...started(7), lock(), ...bustDownTo(2, 7)];
    expect(of(played(...won, close())).count).toBeNull();
    expect(of(played(...won, close(70_000))).count).toMatchObject({
      counted: 70_000,
      inPlay: 70_000,
      declared: true,
    });
    expect(of(played(...won, close(70_000), undo('exit E2'))).count).toBeNull();
  });
});
