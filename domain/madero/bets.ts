import { type Centavos, centavos } from '../money/centavos.ts';

/** The streets on which a box answers, in their order; the ante comes before them (R132-2). */
export const STREETS = ['flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** Chips of one box, in centavos. A bet is 0 when it was not made (R132-9). */
export type Bets = Readonly<Record<'ante' | Street | 'bonus', Centavos>>;

export const NO_BETS: Bets = {
  ante: centavos(0),
  flop: centavos(0),
  turn: centavos(0),
  river: centavos(0),
  bonus: centavos(0),
};

/**
 * The only amount that a street takes: exactly twice the ante on the flop, the ante on the others.
 *
 * @see R132-2 @see R132-26.2 @see R132-27.2 @see R132-28.2
 */
export const betOf = (street: Street, ante: Centavos): Centavos =>
  street === 'flop' ? centavos(2 * ante) : ante;
