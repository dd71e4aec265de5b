/**
 * The house edge of the main game of Madero Poker Bonus, by exact enumeration:
 *
 *     node test/bench/maderoEdge.ts        (about two minutes on an idle machine)
 *
 * The player answers best: a turn or river bet when it gains on average against all hands of the
 * bank, a flop bet when it loses less than the ante that a fold gives away. The bets of turn and
 * river decide nothing else, so each counts by itself. Cards of the board have no order: with four
 * of them known, the river is decided for each of the 270,725 sets, which are 16,432 but for the
 * suits; the turn is decided for each flop from the sets of four that contain it.
 *
 * Compares with test/cases/madero-reference.json, starting hand by starting hand, and prints the
 * edge; exit 1 when a figure differs in the digits printed there.
 */
import { readFileSync } from 'node:fs';
import { type Card, DECK, RANKS, rankOf, suitOf } from '../../domain/cards/card.ts';
import { countBoard, emptyTally, PAIRS, pairOf } from './maderoBoards.ts';
import { canonical, exchanged, kindsOf, SUIT_ORDERS } from './suits.ts';

const BOARDS_OF_FIVE = 2_118_760; // from the 50 cards that a hand leaves
const FLOPS = 19_600;
const FOURS = 230_300;
const BANKS = 990;

/** Of one starting hand, such as 72o; sums over all its suits and boards. */
type Sums = {
  combos: number;
  won: number;
  tied: number;
  wonWithFlush: number;
  turnGain: number;
  riverGain: number;
  turnBets: number;
  riverBets: number;
};

const nameOf = ([low, high]: readonly [Card, Card]): string => {
  const [top, bottom] = [low, high].map(rankOf).sort((one, other) => other - one) as [
    number,
    number,
  ];
  const suited = suitOf(low) === suitOf(high) ? 's' : 'o';
  return `${RANKS[top]}${RANKS[bottom]}${top === bottom ? '' : suited}`;
};

const NAMES = PAIRS.map(nameOf);
const sums = new Map<string, Sums>();
for (const name of NAMES) {
  const zero = {
    won: 0,
    tied: 0,
    wonWithFlush: 0,
    turnGain: 0,
    riverGain: 0,
    turnBets: 0,
    riverBets: 0,
  };
  sums.set(name, { combos: (sums.get(name)?.combos ?? 0) + 1, ...zero });
}

/** By kind of four cards: what every hand wins more than it loses over the 46 rivers. */
const edgesOfFour = new Map<number, Int32Array>();

const countFours = (): void => {
  const kinds = kindsOf(4);
  let done = 0;
  for (const [key, { cards, weight }] of kinds) {
    const tally = emptyTally();
    for (const river of DECK)
      if (!cards.includes(river)) countBoard([...(cards as Card[]), river], tally);
    edgesOfFour.set(key, tally.edge);
    addFour(cards, weight, tally);
    done += 1;
    if (done % 1_000 === 0) console.error(`${done} of ${kinds.size} kinds of four cards`);
  }
};

const addFour = (
  cards: readonly number[],
  weight: number,
  { edge, won, tied, wonWithFlush }: ReturnType<typeof emptyTally>,
): void => {
  for (const [hand, pair] of PAIRS.entries()) {
    if (pair.some((card) => cards.includes(card))) continue;
    const sum = sums.get(NAMES[hand]!)!;
    sum.won += weight * won[hand]!;
    sum.tied += weight * tied[hand]!;
    sum.wonWithFlush += weight * wonWithFlush[hand]!;
    if (edge[hand]! <= 0) continue;
    sum.riverGain += weight * edge[hand]!;
    sum.riverBets += weight;
  }
};

/** Every pair under each exchange of suits, so that a hand is found among those of a kind. */
const EXCHANGED_PAIRS = SUIT_ORDERS.map((order) =>
  Int32Array.from(PAIRS, ([low, high]) => pairOf(exchanged(low, order), exchanged(high, order))),
);

const countFlops = (): void => {
  for (const { cards, weight } of kindsOf(3).values()) {
    const edge = new Float64Array(PAIRS.length);
    for (const turn of DECK) {
      if (cards.includes(turn)) continue;
      const { key, order } = canonical([...cards, turn]);
      const [edges, pairs] = [edgesOfFour.get(key)!, EXCHANGED_PAIRS[order]!];
      for (let hand = 0; hand < PAIRS.length; hand += 1) edge[hand]! += edges[pairs[hand]!]!;
    }
    for (const [hand, pair] of PAIRS.entries()) {
      if (edge[hand]! <= 0 || pair.some((card) => cards.includes(card))) continue;
      const sum = sums.get(NAMES[hand]!)!;
      sum.turnGain += weight * edge[hand]!;
      sum.turnBets += weight;
    }
  }
};

type Line = {
  hand: string;
  combos: number;
  pWin: number;
  pTie: number;
  pWinFlushPlus: number;
  turnBetEv: number;
  riverBetEv: number;
  playEvFlushRule: number;
};

/** Each set of five boards was met once for each of its five rivers; a flop's, twice. */
const lineOf = ([hand, sum]: readonly [string, Sums]): Line => {
  const games = sum.combos * BOARDS_OF_FIVE * BANKS;
  const pWin = sum.won / 5 / games;
  const pTie = sum.tied / 5 / games;
  const pWinFlushPlus = sum.wonWithFlush / 5 / games;
  const turnBetEv = sum.turnGain / (sum.combos * FLOPS * 47 * 46 * BANKS);
  const riverBetEv = sum.riverGain / (sum.combos * FOURS * 46 * BANKS);
  const pLose = 1 - pWin - pTie;
  const playEvFlushRule = 2 * (pWin - pLose) + pWinFlushPlus - pLose + turnBetEv + riverBetEv;
  return {
    hand,
    combos: sum.combos,
    pWin,
    pTie,
    pWinFlushPlus,
    turnBetEv,
    riverBetEv,
    playEvFlushRule,
  };
};

type Reference = {
  mainGame: {
    anteFlushOrBetter: { evPerAnte: number; folds: string[]; foldedCombos: number };
    byStartingHand: Line[];
  };
};

/** The figures are printed with nine decimals, the edge with eight. */
const agree = (one: number, other: number, decimals: number): boolean =>
  Math.abs(one - other) <= 0.51 * 10 ** -decimals;

const report = (): void => {
  const { mainGame } = JSON.parse(
    readFileSync('test/cases/madero-reference.json', 'utf8'),
  ) as Reference;
  const lines = [...sums].map(lineOf);
  const wrong = mainGame.byStartingHand.flatMap((right) => {
    const found = lines.find(({ hand }) => hand === right.hand)!;
    const names = Object.keys(found) as (keyof Line)[];
    return names
      .filter((name) => name !== 'hand' && !agree(found[name] as number, right[name] as number, 9))
      .map((name) => `${right.hand} ${name}: ${found[name]} instead of ${right[name]}`);
  });
  const evPerAnte =
    lines.reduce((sum, line) => sum + line.combos * Math.max(-1, line.playEvFlushRule), 0) / 1_326;
  const folds = lines.filter(({ playEvFlushRule }) => playEvFlushRule < -1).map(({ hand }) => hand);
  const published = mainGame.anteFlushOrBetter;
  if (!agree(evPerAnte, published.evPerAnte, 8)) wrong.push(`edge: ${evPerAnte}`);
  if (folds.toSorted().join() !== published.folds.toSorted().join()) wrong.push(`folds: ${folds}`);
  console.log(`House edge ${(-100 * evPerAnte).toFixed(6)} % of the ante, published 5.5935 %`);
  console.log(`Folds ${folds.join(', ')}`);
  console.log(
    `${mainGame.byStartingHand.length} starting hands compared, ${wrong.length} differences`,
  );
  for (const one of wrong) console.log(one);
  if (wrong.length > 0) process.exitCode = 1;
};

const start = performance.now();
countFours();
countFlops();
report();
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
