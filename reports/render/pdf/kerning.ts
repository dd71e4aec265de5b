/**
 * Reads from a font file how much nearer a glyph stands to the next, in units of the font. fontkit
 * would decode every script, feature and class of the file for it, which takes longer than drawing
 * a voucher; here a pair is looked up where it lies.
 */
export type Kerning = (left: number, right: number) => number;

/** @param file a font whose lookup for the feature `kern` has pairs with advances only */
export const openKerning = (file: Uint8Array): Kerning => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const positions = tableAt(view, 'GPOS');
  if (positions === undefined) return () => 0;
  const subtables = pairsAt(view, positions).map((at) => openPairs(view, at));
  const known = new Map<number, number>();
  return (left, right) => {
    const pair = left * GLYPHS_MAX + right;
    const found = known.get(pair);
    if (found !== undefined) return found;
    let shift: number | undefined;
    for (const shiftOf of subtables) {
      shift = shiftOf(left, right);
      if (shift !== undefined) break;
    }
    known.set(pair, shift ?? 0);
    return shift ?? 0;
  };
};

const GLYPHS_MAX = 65_536;

/** Where a table of the file begins. */
export const tableAt = (view: DataView, name: string): number | undefined => {
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const at = 12 + table * 16;
    if (tagAt(view, at) === name) return view.getUint32(at + 8);
  }
  return undefined;
};

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

/** The subtables of pairs of the first feature `kern`: all scripts of a face share them. */
const pairsAt = (view: DataView, positions: number): readonly number[] => {
  const features = positions + view.getUint16(positions + 6);
  const lookups = positions + view.getUint16(positions + 8);
  for (let feature = 0; feature < view.getUint16(features); feature += 1) {
    const at = features + 2 + feature * 6;
    if (tagAt(view, at) !== 'kern') continue;
    const kern = features + view.getUint16(at + 4);
    return offsets(view, kern + 2).flatMap((index) => {
      const lookup = lookups + view.getUint16(lookups + 2 + index * 2);
      return offsets(view, lookup + 4).map((offset) => extended(view, lookup + offset));
    });
  }
  return [];
};

/** A count and then as many numbers. */
const offsets = (view: DataView, at: number): readonly number[] =>
  Array.from({ length: view.getUint16(at) }, (_, index) => view.getUint16(at + 2 + index * 2));

/** A subtable that only says where the one is that it stands for. */
const extended = (view: DataView, at: number): number => at + view.getUint32(at + 4);

type ShiftOf = (left: number, right: number) => number | undefined;

const openPairs = (view: DataView, at: number): ShiftOf =>
  view.getUint16(at) === 1 ? single(view, at) : byClass(view, at);

/** Pairs one by one: of each left glyph, the right ones in order. */
const single =
  (view: DataView, at: number): ShiftOf =>
  (left, right) => {
    const index = valueIn(view, at + view.getUint16(at + 2), left);
    if (index === undefined) return undefined;
    const pairs = at + view.getUint16(at + 10 + index * 2);
    const count = view.getUint16(pairs);
    const pair = search(count, (one) => right - view.getUint16(pairs + 2 + one * 4));
    return pair === undefined ? undefined : view.getInt16(pairs + 4 + pair * 4);
  };

/** Pairs of classes of glyphs; a glyph in none is of class zero. */
const byClass =
  (view: DataView, at: number): ShiftOf =>
  (left, right) => {
    if (valueIn(view, at + view.getUint16(at + 2), left) === undefined) return undefined;
    const row = classIn(view, at + view.getUint16(at + 8), left);
    const column = classIn(view, at + view.getUint16(at + 10), right);
    return view.getInt16(at + 16 + (row * view.getUint16(at + 14) + column) * 2);
  };

/** The place of a glyph among those that a subtable is about, none when it is not. */
const valueIn = (view: DataView, at: number, glyph: number): number | undefined => {
  if (view.getUint16(at) === 2) return inRanges(view, at, glyph, (first) => glyph - first);
  return search(view.getUint16(at + 2), (index) => glyph - view.getUint16(at + 4 + index * 2));
};

const classIn = (view: DataView, at: number, glyph: number): number => {
  if (view.getUint16(at) === 2) return inRanges(view, at, glyph, () => 0) ?? 0;
  const index = glyph - view.getUint16(at + 2);
  const isIn = index >= 0 && index < view.getUint16(at + 4);
  return isIn ? view.getUint16(at + 6 + index * 2) : 0;
};

/** The value of the range that a glyph is in, and what its place in the range adds to it. */
const inRanges = (
  view: DataView,
  at: number,
  glyph: number,
  added: (first: number) => number,
): number | undefined => {
  const entry = (range: number) => at + 4 + range * 6;
  const range = search(view.getUint16(at + 2), (one) => {
    const first = view.getUint16(entry(one));
    return glyph < first ? -1 : Math.max(glyph - view.getUint16(entry(one) + 2), 0);
  });
  if (range === undefined) return undefined;
  return view.getUint16(entry(range) + 4) + added(view.getUint16(entry(range)));
};

/** By halves; `compare` is negative when what is sought comes before, positive when after. */
const search = (count: number, compare: (index: number) => number): number | undefined => {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const side = compare(middle);
    if (side === 0) return middle;
    if (side > 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};
