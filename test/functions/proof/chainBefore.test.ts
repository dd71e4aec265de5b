import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { followBack, type Kept } from '../../../functions/proof/verify/chainBefore.ts';

const kept = (number: number, before: Kept | null, root = 'ab'.repeat(32)): Kept => {
  const anchor: AnchorStatement = {
    format: 'tapete-anchor/1',
    operator: 'casino',
    number,
    takenAt: '2014-05-10T07:00:00.000Z' as Instant,
    day: '2014-05-10' as Jornada,
    leaves: 1,
    root,
    leavesSha256: 'cd'.repeat(32),
    previous: before && { number: before.anchor.number, sha256: before.sha256 },
    key: 'ef'.repeat(32),
  };
  return { from: `día-${number}`, anchor, sha256: sha256(bytesOf(anchor)) };
};

const one = kept(1, null);
const two = kept(2, one);
const three = kept(3, two);
const four = kept(4, three);

describe('The chain of anchors between exports of two days', () => {
  it('holds where each names the hash of the one before, in whatever order they are given', () => {
    expect(followBack(four, [two, three])).toEqual({
      problems: [],
      told: [
        'El ancla N.º 4 sigue a la de día-3, N.º 3.',
        'El ancla N.º 3 sigue a la de día-2, N.º 2.',
      ],
    });
  });

  it('is broken by an anchor that was invented, or made again', () => {
    const other = kept(3, two, '12'.repeat(32));
    expect(followBack(four, [other]).problems).toEqual([
      `--previous día-3: el ancla N.º 4 no sigue a su N.º 3, ${other.sha256}.`,
    ]);
    expect(followBack(three, [other]).problems).toEqual([
      `--previous día-3: es otra ancla N.º 3, ${other.sha256}.`,
    ]);
    const { anchor } = three;
    const foreign = { ...three, anchor: { ...anchor, operator: 'otro' } };
    expect(followBack(four, [foreign]).problems).toEqual([
      '--previous día-3: es un ancla de «otro».',
    ]);
  });

  it('says in words which numbers are missing between those that are no neighbours', () => {
    expect(followBack(four, [two])).toEqual({
      problems: [],
      told: ['Cadena sin comprobar: entre el ancla de día-2, N.º 2, y la N.º 4 falta la N.º 3.'],
    });
    expect(followBack(four, [one]).told).toEqual([
      'Cadena sin comprobar: entre el ancla de día-1, N.º 1, y la N.º 4 faltan las N.º 2 a 3.',
    ]);
  });

  it('says of a later one, and of the same, what it is, and goes on with the others', () => {
    expect(followBack(three, [four, three, two])).toEqual({
      problems: [],
      told: [
        'Cadena sin comprobar: el ancla de día-4, N.º 4, es posterior a la N.º 3.',
        'El ancla de día-3 es la misma, N.º 3.',
        'El ancla N.º 3 sigue a la de día-2, N.º 2.',
      ],
    });
  });
});
