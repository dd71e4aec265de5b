import type { Card } from '../../cards/card.ts';

/**
 * The highest card first. In draws suits count: spade, heart, diamond, club, which is how the
 * codes of cards ascend.
 *
 * @see R123-IV-8.2, R123-IV-8.3
 */
export const inCardOrder = <Dealt extends { readonly card: Card }>(
  dealt: readonly Dealt[],
): Dealt[] => dealt.toSorted((one, other) => other.card - one.card);
