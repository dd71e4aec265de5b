/**
 * Speed of whole hands, validated action by action, beside poker-ts of npm in one run:
 *
 *     node test/bench/hands.ts
 *
 * Prints hands a second of both on the same actions and their ratio, the time of 20,000 random
 * hands with their showdowns, and the cost of an action at the start and at the end of them. Both
 * play the same actions and settle the pots by the cards. Ours checks the setup, each action and
 * each card, and makes the facts of the hand. poker-ts shuffles and deals its own cards; it is
 * measured as it checks each action, which takes asking it what may be done, and without asking,
 * when it checks the range of a raise only.
 */
import { playHand } from '../../domain/hand/playHand.ts';
import { dice } from '../domain/hand/playAtRandom.ts';
import { type Recorded, record, replay, scriptOf } from './pokerTs.ts';
import { randomHands, type Script } from './randomHands.ts';

const HANDS = 20_000;
const SHARED_HANDS = 200;
const REPEATS = 10;
const ROUNDS = 25;

const playAll = (scripts: readonly Script[]): void => {
  for (const script of scripts)
    if (playHand(script).hand.status !== 'awarded')
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
const compare = (works: readonly (() => void)[]): number[] => {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, work] of works.entries())
      best[place] = Math.min(best[place]!, milliseconds(work));
  return best;
};

/** Hands that the library played and whose actions the regulation allows as well. */
const sharedHands = (): { recorded: Recorded[]; scripts: Script[]; refused: number } => {
  const roll = dice(20_090_040);
  const recorded: Recorded[] = [];
  const scripts: Script[] = [];
  let refused = 0;
  while (scripts.length < SHARED_HANDS) {
    const hand = record(roll);
    const script = scriptOf(hand, roll);
    try {
      playAll([script]);
      recorded.push(hand);
      scripts.push(script);
    } catch {
      refused += 1;
    }
  }
  return { recorded, scripts, refused };
};

const actionsOf = (scripts: readonly Script[]): number =>
  scripts.flat().filter(({ type }) => type === 'TakeAction').length;

const { recorded, scripts, refused } = sharedHands();
const repeatedly = (work: () => void) => (): void => {
  for (let times = 0; times < REPEATS; times += 1) work();
};

const replayAll = (asks: boolean) => (): void => {
  for (const hand of recorded) replay(hand, asks);
};

const [ours, checked, unchecked] = compare([
  repeatedly(() => playAll(scripts)),
  repeatedly(replayAll(true)),
  repeatedly(replayAll(false)),
]) as [number, number, number];
const perSecond = (time: number): string =>
  Math.round(((SHARED_HANDS * REPEATS) / time) * 1000).toString();
console.log(
  `${SHARED_HANDS} hands of poker-ts (${refused} more that the regulation plays otherwise)`,
);
const line = (name: string, time: number): void =>
  console.log(
    `  ${name.padEnd(34)} ${perSecond(time).padStart(8)} hands a second, ` +
      `${(time / ours).toFixed(1)} x the time`,
  );
line('tapete', ours);
line('poker-ts, each action checked', checked);
line('poker-ts, range of raises checked', unchecked);

const hands = randomHands(HANDS, 20_131_230);
playAll(hands.slice(0, 2000));
const time = milliseconds(() => playAll(hands));
const actions = actionsOf(hands);
console.log(`${HANDS} random hands, ${actions} actions: ${time.toFixed(0)} ms`);
if (time > 2000) console.log('  SLOWER than the 2 s aimed at');

const tenth = HANDS / 10;
const cost = (from: number): string => {
  const part = hands.slice(from, from + tenth);
  return ((milliseconds(() => playAll(part)) / actionsOf(part)) * 1000).toFixed(2);
};
console.log(`  an action of the first tenth ${cost(0)} us, of the last ${cost(HANDS - tenth)} us`);
