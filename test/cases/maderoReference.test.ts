import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Card, DECK } from '../../domain/cards/card.ts';
import {
  BONUS_LINES,
  type BonusLineId,
  bonusLineOf,
  bonusReturned,
} from '../../domain/madero/bonus.ts';
import {
  fixedPrize,
  JACKPOT_CATEGORIES,
  type JackpotCategory,
  jackpotCategoryOf,
  LEGAL_PRIZES,
} from '../../domain/madero/jackpotPrizes.ts';
import { centavos } from '../../domain/money/centavos.ts';

type Reference = {
  bonus: {
    combinations: number;
    counts: Record<string, number>;
    evPerUnit: string;
    pAAvsAA: string;
    withAAvsAA1000: { evPerUnit: string };
  };
  jackpotFixed: {
    hands: number;
    counts: Record<JackpotCategory, number>;
    hitProbability: string;
    expectedAward: Record<string, { fraction: string }>;
  };
};
const { bonus, jackpotFixed } = JSON.parse(
  readFileSync(new URL('madero-reference.json', import.meta.url), 'utf8'),
) as Reference;

/** Whole numbers as the reduced fraction that the reference prints. */
const fraction = (above: number, below: number): string => {
  const common = (one: number, other: number): number =>
    other === 0 ? Math.abs(one) : common(other, one % other);
  const by = common(above, below);
  return `${above / by}/${below / by}`;
};

describe('The bonus over every hand of player and bank [R132-67]', () => {
  const pairs = DECK.flatMap((one) =>
    DECK.filter((other) => other > one).map((other) => [one, other] as const),
  );
  const stake = centavos(100);
  const gain = (line: BonusLineId | null) => (bonusReturned(stake, line) - stake) / stake;
  const NAMES: Partial<Record<BonusLineId, string>> = {
    aces: 'AA',
    'ace-king-suited': 'AKs',
    'ace-queen-or-jack-suited': 'AQs+AJs',
    'ace-king': 'AKo',
    'jacks-to-kings': 'JJ+QQ+KK',
    'ace-queen-or-jack': 'AQo+AJo',
    'twos-to-tens': '22..TT',
  };

  it('has each line as often as it should, and keeps 59/663 for the house', () => {
    const counts: Record<string, number> = Object.fromEntries(
      [...Object.values(NAMES), 'losing'].map((name) => [name, 0]),
    );
    let total = 0;
    for (const own of pairs) {
      const line = bonusLineOf(own, [], false);
      counts[line === null ? 'losing' : NAMES[line]!]! += 1;
      total += gain(line);
    }
    expect(pairs).toHaveLength(bonus.combinations);
    expect(counts).toEqual(bonus.counts);
    expect(fraction(total, pairs.length)).toBe(bonus.evPerUnit);
    expect(bonus.evPerUnit).toBe('-59/663');
  });

  it('keeps 13,873/162,435 where aces against aces pay 1,000', () => {
    let total = 0;
    let deals = 0;
    let bothAces = 0;
    for (const own of pairs)
      for (const bank of pairs) {
        if (own.includes(bank[0]) || own.includes(bank[1])) continue;
        const line = bonusLineOf(own, bank, true);
        deals += 1;
        if (line === 'aces-against-aces') bothAces += 1;
        total += line === null ? -1 : BONUS_LINES[line].toOne;
      }
    expect(fraction(bothAces, deals)).toBe(bonus.pAAvsAA);
    expect(fraction(total, deals)).toBe(bonus.withAAvsAA1000.evPerUnit);
    expect(bonus.withAAvsAA1000.evPerUnit).toBe('-13873/162435');
  });
});

describe('The jackpot over every two cards and flop [R132-44] [R132-48]', () => {
  const counts = countHands();
  const total = JACKPOT_CATEGORIES.reduce((sum, category) => sum + counts[category], 0);

  it('has each combination as often as it should', () => {
    expect(counts).toEqual(jackpotFixed.counts);
    expect(fraction(total, jackpotFixed.hands)).toBe(jackpotFixed.hitProbability);
  });

  it.each([1, 2, 3, 4, 5])('is worth what it should with %i credits', (credits) => {
    const award = JACKPOT_CATEGORIES.reduce(
      (sum, category) =>
        sum + counts[category] * (fixedPrize(category, credits, LEGAL_PRIZES) / 100),
      0,
    );
    expect(fraction(award, jackpotFixed.hands)).toBe(jackpotFixed.expectedAward[credits]?.fraction);
  });
});

/** Which of the five are the player's two does not matter: each set stands for ten deals. */
function countHands(): Record<JackpotCategory, number> {
  const counts = Object.fromEntries(JACKPOT_CATEGORIES.map((category) => [category, 0])) as Record<
    JackpotCategory,
    number
  >;
  const own: Card[] = [];
  const flop: Card[] = [];
  for (let a = 4; a < 52; a += 1)
    for (let b = 3; b < a; b += 1)
      for (let c = 2; c < b; c += 1)
        for (let d = 1; d < c; d += 1)
          for (let e = 0; e < d; e += 1) {
            own[0] = a as Card;
            own[1] = b as Card;
            flop[0] = c as Card;
            flop[1] = d as Card;
            flop[2] = e as Card;
            const category = jackpotCategoryOf(own, flop);
            if (category !== null) counts[category] += 1;
          }
  return counts;
}
