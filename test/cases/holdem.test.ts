import { describe, expect, it } from 'vitest';
import { type HoldemAnswer, playHoldem } from '../../infra/cases/holdem.ts';
import { HoldemCase } from '../../infra/cases/holdemCase.ts';
import { casesIn, vectorsIn } from './vectors.ts';

type Recorded = HoldemAnswer & { readonly id: string };

const answered = ({ asks, uncalled, pots, finishingStacks }: HoldemAnswer): HoldemAnswer => ({
  asks,
  uncalled,
  pots,
  finishingStacks,
});

const differing = (hands: readonly Recorded[]): string[] =>
  hands.flatMap((hand) => {
    const played = JSON.stringify(playHoldem(HoldemCase.parse(hand)));
    return played === JSON.stringify(answered(hand)) ? [] : [hand.id];
  });

describe('Recorded hands, ask by ask to the last chip', () => {
  it.each([
    ['bug-cases.jsonl', 28],
    ['random-holdem.jsonl', 2000],
    ['random-odd-chips.jsonl', 250],
    ['short-big-blind.jsonl', 300],
  ])('%s: each of the %i hands is equal', (file, total) => {
    const hands = casesIn<Recorded>(file);
    expect(hands).toHaveLength(total);
    expect(differing(hands)).toEqual([]);
  });

  const real = vectorsIn<Recorded>('holdem-hands.jsonl');
  it.skipIf(real === null)('holdem-hands.jsonl: each of the real hands is equal', () => {
    expect(real).toHaveLength(292);
    expect(differing(real!)).toEqual([]);
  });
});
