/**
 * Speed of the hand evaluator beside three of npm, on the same random hands in one run:
 *
 *     node test/bench/evaluator.ts [--counts]
 *
 * Prints how many times as fast as each it is, the time to load the module as the functions bundle
 * it, and the size of its largest table. With `--counts` also the
 * categories of all 133,784,560 hands of seven cards, compared with the published ones (seconds).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Card, DECK } from '../../domain/cards/card.ts';
import { CATEGORIES, categoryOf } from '../../domain/cards/categories.ts';
import {
  HIGH_ROW,
  LOW_COLUMN,
  RANK_KEY,
  RANK_MULTISETS,
} from '../../domain/cards/sevenCardRanks.ts';
import { strengthOf, strengthOfSeven } from '../../domain/cards/strength.ts';
import { type Figure, quantile, tell } from './figure.ts';
import { atLeast } from './ratios.ts';
import { openPhe, openPokerEvaluator, openPokerSolver, type Rival } from './rivals.ts';

const HANDS = 100_000;
const ROUNDS = 11;
const LOAD_MS = 20;
const SEED = 20_150_132;

const randomHands = (count: number): Card[][] => {
  let state = SEED;
  const next = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return Array.from({ length: count }, () => {
    const deck = [...DECK];
    return Array.from({ length: 7 }, () => deck.splice(next(deck.length), 1)[0]!);
  });
};

type Entrant = { readonly name: string; readonly run: () => number; best: number };

/** A rival with its hands made ready: `run` gives the nanoseconds a hand of one round. */
const enter = <Hand>(rival: Rival<Hand>, cards: readonly Card[][]): Entrant => {
  const hands = cards.map(rival.prepare);
  const run = (): number => {
    let sum = 0;
    const start = performance.now();
    for (const hand of hands) sum += rival.evaluate(hand);
    const time = performance.now() - start;
    if (sum === 0) throw new Error(`${rival.name} answered nothing`);
    return (time / hands.length) * 1e6;
  };
  return { name: rival.name, run, best: Number.POSITIVE_INFINITY };
};

/** Rounds take turns, so that a busy moment and the state of the compiler are everybody's. */
const compareSpeed = (hands: number): Figure[] => {
  const cards = randomHands(hands);
  const tapete = {
    name: 'tapete',
    prepare: (hand: readonly Card[]) => [...hand],
    evaluate: strengthOf,
  };
  const entrants = [
    enter(tapete, cards),
    enter(openPhe(), cards),
    enter(openPokerEvaluator(), cards),
    enter(openPokerSolver(), cards.slice(0, 1_000)),
  ];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const entrant of entrants) entrant.best = Math.min(entrant.best, entrant.run());
  const [ours, ...rivals] = entrants as [Entrant, ...Entrant[]];
  return rivals.map(({ name, best }) =>
    atLeast(
      `hand of seven, ${ours.best.toFixed(0)} ns, faster than ${name}`,
      best / ours.best,
      1,
      2,
    ),
  );
};

/** The module as functions carry it, imported by fresh processes; the median of five. */
const measureLoad = async (): Promise<Figure> => {
  const folder = mkdtempSync(join(tmpdir(), 'evaluator-'));
  try {
    const outfile = join(folder, 'strength.mjs');
    const entryPoints = ['domain/cards/strength.ts'];
    await build({ entryPoints, bundle: true, format: 'esm', outfile, logLevel: 'error' });
    const script = `const start = performance.now();
      await import(${JSON.stringify(pathToFileURL(outfile).href)});
      console.log(performance.now() - start);`;
    const run = () =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
    const time = quantile(Array.from({ length: 5 }, run), 0.5);
    const [name, target] = ['evaluator loaded', `under ${LOAD_MS} ms`];
    return { name, figure: `${time.toFixed(1)} ms`, target, met: time < LOAD_MS };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const largestTable = (): Figure => {
  const sizes = [LOW_COLUMN, HIGH_ROW, RANK_KEY].map(({ byteLength }) => byteLength);
  const largest = Math.max(...sizes, RANK_MULTISETS * 2, 2 ** 13 * 2);
  const figure = `${Math.ceil(largest / 1024)} KB`;
  return { name: 'largest table', figure, target: 'at most 1 MB', met: largest <= 2 ** 20 };
};

const countSevens = (): void => {
  const start = performance.now();
  const byClass = new Int32Array(7463);
  for (let a = 6; a < 52; a += 1)
    for (let b = 5; b < a; b += 1)
      for (let c = 4; c < b; c += 1)
        for (let d = 3; d < c; d += 1)
          for (let e = 2; e < d; e += 1)
            for (let f = 1; f < e; f += 1)
              for (let g = 0; g < f; g += 1)
                byClass[
                  strengthOfSeven(
                    a as Card,
                    b as Card,
                    c as Card,
                    d as Card,
                    e as Card,
                    f as Card,
                    g as Card,
                  )
                ]! += 1;
  const { sevenCard } = JSON.parse(readFileSync('test/cases/hand-counts.json', 'utf8')) as {
    sevenCard: { counts: Record<string, number> };
  };
  const found = new Map(CATEGORIES.map((category) => [category as string, 0]));
  byClass.forEach((count, handClass) => {
    const category = categoryOf(handClass);
    found.set(category, found.get(category)! + count);
  });
  for (const [category, count] of found) {
    const right = sevenCard.counts[category] === count;
    console.log(`${category.padEnd(16)} ${count} ${right ? 'as published' : 'WRONG'}`);
    if (!right) process.exitCode = 1;
  }
  console.log(`counted in ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

/** @param hands of seven random cards */
export const evaluatorFigures = async (hands = HANDS): Promise<Figure[]> => [
  ...compareSpeed(hands),
  await measureLoad(),
  largestTable(),
];

if (import.meta.main) {
  tell(await evaluatorFigures());
  if (process.argv.includes('--counts')) countSevens();
}
