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
import { type Figure, quantile, tell } from './figure.ts';
import { type Recorded, record, replay, scriptOf } from './pokerTs.ts';
import { randomHands, type Script } from './randomHands.ts';
import { atLeast } from './ratios.ts';

const HANDS = 20_000;
const SHARED_HANDS = 200;
const REPEATS = 10;
const OUR_REPEATS = 100;
const WARM_UP = 5;
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

/**
 * How long each took, in rounds in which they take turns: a busy moment is everybody's. The first
 * rounds are for the compiler and are not told.
 */
const compare = (works: readonly (() => void)[], rounds: number): number[][] => {
  const measured = Array.from({ length: WARM_UP + rounds }, () => works.map(milliseconds));
  return measured.slice(WARM_UP);
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

const repeatedly = (work: () => void, repeats: number) => (): void => {
  for (let times = 0; times < repeats; times += 1) work();
};

const besidePokerTs = (rounds: number): Figure[] => {
  const { recorded, scripts } = sharedHands();
  const replayAll = (asks: boolean) => (): void => {
    for (const hand of recorded) replay(hand, asks);
  };
  const measured = compare(
    [
      repeatedly(() => playAll(scripts), OUR_REPEATS),
      repeatedly(replayAll(true), REPEATS),
      repeatedly(replayAll(false), REPEATS),
    ],
    rounds,
  ) as [ours: number, checked: number, unchecked: number][];
  const middle = (of: (times: (typeof measured)[number]) => number): number =>
    quantile(measured.map(of), 0.5);
  const times = OUR_REPEATS / REPEATS;
  const least = Math.min(...measured.map(([ours]) => ours));
  const microseconds = (least / (SHARED_HANDS * OUR_REPEATS)) * 1000;
  const name = `hand replayed with validation, ${microseconds.toFixed(1)} us, faster than poker-ts`;
  const unchecked = middle(([ours, , theirs]) => (theirs * times) / ours);
  return [
    atLeast(
      name,
      middle(([ours, theirs]) => (theirs * times) / ours),
      10,
    ),
    {
      name: `${name} without a check of each action`,
      figure: `${unchecked.toFixed(1)} x`,
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
