import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafHash, pathOf, rootFrom, rootOf } from '../../../functions/proof/merkle.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
/** The tree of the examples of RFC 6962 in certificate-transparency's own tests. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'].map(hex);
const leaves = fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 40 });

describe('The Merkle tree', () => {
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ])('has the root of RFC 6962 over %i leaves', (size, root) =>
    expect(rootOf(LEAVES.slice(0, size).map(leafHash))).toBe(root),
  );

  it('leads from each of its leaves to its root', () =>
    fc.assert(
      fc.property(leaves, (all) => {
        const hashes = all.map(leafHash);
        for (const [index, hash] of hashes.entries())
          expect(rootFrom(hash, index, hashes.length, pathOf(hashes, index))).toBe(rootOf(hashes));
      }),
    ));

  it('never leads from another leaf, place or path to its root', () =>
    fc.assert(
      fc.property(leaves, fc.nat(), fc.nat(), (all, at, other) => {
        const hashes = all.map(leafHash);
        const index = at % hashes.length;
        const path = pathOf(hashes, index);
        const root = rootOf(hashes);
        const wrong = leafHash(Buffer.from('not one of them'));
        expect(rootFrom(wrong, index, hashes.length, path)).not.toBe(root);
        expect(rootFrom(hashes[index]!, index, hashes.length, [...path, wrong])).toBeNull();
        if (path.length > 0)
          expect(
            rootFrom(hashes[index]!, index, hashes.length, path.with(other % path.length, wrong)),
          ).not.toBe(root);
        expect(rootFrom(hashes[index]!, hashes.length, hashes.length, path)).toBeNull();
      }),
    ));
});
