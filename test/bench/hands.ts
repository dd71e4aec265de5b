/**
 * Speed of whole hands, validated action by action, beside poker-ts of npm in one run:
 *
 *     node test/bench/hands.ts
 *
 * Both play the same actions and settle the pots by the cards. Ours is what a posted hand goes
 * through: it checks the setup, each action and each card, and makes the facts of the hand.
 * poker-ts keeps its tables from hand to hand, and shuffles and deals its own cards, which cannot
 * be told to it: about a tenth of its time. It is measured as it checks each action, which takes
 * asking it whose turn it is and what may be done. Only told beside it: without asking, when it
 * checks the range of a raise only. Both get their hands as JSON gives them, as they are posted.
 * Then the time of 20,000 random hands with showdowns.
 */
import { Rejection } from '../../domain/errors.ts';
import { playPosted } from '../../domain/hand/postedHand.ts';
import { dice } from '../domain/hand/playAtRandom.ts';
import { type Figure, tell } from './figure.ts';
import { type Recorded, record, replay, scriptOf } from './pokerTs.ts';
import { randomHands, type Script } from './randomHands.ts';
import { atLeast } from './ratios.ts';

const HANDS = 20_000;
const SHARED_HANDS = 200;
const REPEATS = 10; // long enough that what the others left in the caches counts for little
const ROUNDS = 20;

const playAll = (scripts: readonly Script[]): void => {
  for (const [setup, posted] of scripts)
    if (playPosted(setup, posted).hand.status !== 'awarded')
      throw new Error('A hand was not played to its end.');
};

/** Of the processor, so that what else the machine does is left out as far as can be. */
const milliseconds = (work: () => void): number => {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
};

/** The fastest of some rounds of each, which take turns: a busy moment is everybody's. */
const compare = (works: readonly (() => void)[], rounds: number): number[] => {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, work] of works.entries())
      best[place] = Math.min(best[place]!, milliseconds(work));
  return best;
};

/** Hands that the library played and whose actions the regulation allows as well. */
const sharedHands = (): { recorded: Recorded[]; scripts: Script[] } => {
  const roll = dice(20_090_040);
  const recorded: Recorded[] = [];
  const scripts: Script[] = [];
  while (scripts.length < SHARED_HANDS) {
    const hand = asPosted(record(roll));
    const script = asPosted(scriptOf(hand, roll));
    if (!isAllowed(script)) continue;
    recorded.push(hand);
    scripts.push(script);
  }
  return { recorded, scripts };
};

const asPosted = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const isAllowed = (script: Script): boolean => {
  try {
    playAll([script]);
    return true;
  } catch (error) {
    if (error instanceof Rejection) return false;
    throw error;
  }
};

const repeatedly = (work: () => void) => (): void => {
  for (let times = 0; times < REPEATS; times += 1) work();
};

const besidePokerTs = (rounds: number): Figure[] => {
  const { recorded, scripts } = sharedHands();
  const replayAll = (asks: boolean) => (): void => {
    for (const hand of recorded) replay(hand, asks);
  };
  const works = [() => playAll(scripts), replayAll(true), replayAll(false)].map(repeatedly);
  const [ours, checked, unchecked] = compare(works, rounds) as [number, number, number];
  const microseconds = (ours / (SHARED_HANDS * REPEATS)) * 1000;
  const name = `hand replayed with validation, ${microseconds.toFixed(1)} us, faster than poker-ts`;
  return [
    atLeast(name, checked / ours, 10),
    {
      name: `${name} without a check of each action`,
      figure: `${(unchecked / ours).toFixed(1)} x`,
      target: 'for comparison',
      met: true,
    },
  ];
};

const randomHandsAlone = (count: number): Figure => {
  const hands = randomHands(count, 20_131_230);
  playAll(hands.slice(0, count / 10));
  const time = milliseconds(() => playAll(hands));
  const most = (2000 * count) / 20_000;
  return {
    name: `${count} random hands`,
    figure: `${time.toFixed(0)} ms`,
    target: `at most ${most} ms`,
    met: time <= most,
  };
};

/** @param hands random ones, beside a fixed number that poker-ts has played */
export const handFigures = (hands = HANDS, rounds = ROUNDS): Figure[] => [
  ...besidePokerTs(rounds),
  randomHandsAlone(hands),
];

if (import.meta.main) tell(handFigures());
