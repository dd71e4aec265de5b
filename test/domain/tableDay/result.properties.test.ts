import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import { tableResult } from '../../../domain/settlement/tableResult.ts';
import type { TableCommand } from '../../../domain/tableDay/commands.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import {
  announce,
  BANK,
  chipsOf,
  close,
  credit,
  drop,
  fill,
  given,
  open,
  pesos,
  voiding,
} from './given.ts';

/** One movement of some pesos, and whether it is voided later. */
const movement = fc.record({
  kind: fc.constantFrom('fill', 'credit', 'drop'),
  amount: fc.integer({ min: 1, max: 9 }),
  voided: fc.boolean(),
});
type Movement = { kind: string; amount: number; voided: boolean };

const commandOf = ({ kind, amount }: Movement, index: number): TableCommand => {
  const id = `movement ${index}`;
  if (kind === 'drop') return drop(id, amount);
  return kind === 'fill' ? fill(id, chipsOf([1, amount])) : credit(id, chipsOf([1, amount]));
};

const sumOf = (movements: readonly Movement[], kind: string) =>
  movements
    .filter((one) => one.kind === kind && !one.voided)
    .reduce((total, { amount }) => total + amount, 0);

describe('The result of a table adds up (decision B5)', () => {
  it('in any order of movements and after any voids', () =>
    fc.assert(
      fc.property(
        fc.array(movement, { maxLength: 12 }),
        fc.infiniteStream(fc.nat(9)),
        (all, order) => {
          const shuffled = all
            .map((one, index) => ({ one, command: commandOf(one, index), key: order.next().value }))
            .toSorted((left, right) => left.key - right.key);
          const voids = all.flatMap(({ voided }, index) =>
            voided ? [voiding(`movement ${index}`)] : [],
          );
          const moves = shuffled.map(({ command }) => command);
          const day = given(announce(), open(), ...moves, ...voids, drop('last', 0), close()).state
            .day;
          if (day === null) throw new Error('It was opened.');
          const [fills, credits, box] = ['fill', 'credit', 'drop'].map((kind) => sumOf(all, kind));
          const figures = figuresOf(day);
          expect(figures).toMatchObject({
            fills: pesos(fills ?? 0),
            credits: pesos(credits ?? 0),
            drop: pesos(box ?? 0),
            result: pesos((box ?? 0) + (credits ?? 0) - (fills ?? 0)),
          });
          const { closing } = figures;
          if (closing !== null) expect(tableResult({ ...figures, closing })).toBe(figures.result);
          expect(day.opening.chips).toEqual(BANK);
          expect(day.movements).toHaveLength(all.length + 1);
        },
      ),
    ));
});

describe('The split of a result keeps its sign (decision M12)', () => {
  const jornada = '2015-08-14' as Jornada;

  it('is the split of the positive one turned, and adds up to the result', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (amount) => {
        const split = splitBenefit(centavos(amount), jornada, LEGAL_REGIMES);
        const turned = splitBenefit(centavos(-amount), jornada, LEGAL_REGIMES);
        if (split.status === 'none' || turned.status === 'none')
          throw new Error('A regime is in force.');
        const parts = split.shares.map((share) => share.amount);
        expect(turned.shares.map((share) => share.amount + 0)).toEqual(
          parts.map((part) => 0 - part),
        );
        expect(parts.reduce<number>((total, part) => total + part, 0)).toBe(amount);
      }),
    ));
});
