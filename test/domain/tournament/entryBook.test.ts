import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryBook } from '../../../domain/tournament/entryBook.ts';
import {
  allIn,
  entryIn,
  entryNumbered,
  pageByPage,
  withEntries,
  withEntry,
} from '../../../domain/tournament/entryBook.ts';
import { newEntry } from '../../../domain/tournament/evolveEntry.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import type { Entry, Sale } from '../../../domain/tournament/state.ts';

const entry = (entryId: string, number?: number): Entry => ({
  ...newEntry({ entryId } as FactOf<'EntryFormTaken'>),
  ...(number !== undefined && { sale: { entryNumber: number } as Sale }),
});
const bookOf = (entries: readonly Entry[]) => entries.reduce<EntryBook>(withEntry, []);
const idsOf = pageByPage((entries) => entries.map(({ entryId }) => entryId));

const someEntries = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 299 }), number: fc.integer({ min: 1, max: 9999 }) }),
  { maxLength: 400 },
);

describe('A book of entries [R123-I-31]', () => {
  it('says what a map by id would say, in the order of the forms', () => {
    fc.assert(
      fc.property(someEntries, (given) => {
        const entries = given.map(({ id, number }) => entry(`e${id}`, number));
        const known = new Map(entries.map((one) => [one.entryId, one]));
        const book = bookOf(entries);
        expect(allIn(book)).toEqual([...known.values()]);
        expect(idsOf(book).flat()).toEqual([...known.keys()]);
        for (const [id, one] of known) expect(entryIn(book, id)).toBe(one);
        expect(bookOf(allIn(book))).toEqual(book);
        expect(withEntries(bookOf([...known.keys()].map((id) => entry(id))), allIn(book))).toEqual(
          book,
        );
      }),
    );
  });

  it('leaves the book before as it was, and shares every page that did not change', () => {
    const before = bookOf(Array.from({ length: 500 }, (_, index) => entry(`e${index}`)));
    const copy = structuredClone(before);
    const after = withEntry(before, entry('e250', 7));
    expect(before).toEqual(copy);
    expect(after.filter((page, index) => page !== before[index])).toHaveLength(1);
    expect(entryNumbered(after, 7)).toBe(entryIn(after, 'e250'));
    expect(entryNumbered(before, 7)).toBeUndefined();
  });

  it('finds nothing under a name that every object has', () => {
    const book = bookOf([entry('e1')]);
    expect(entryIn(book, 'constructor')).toBeUndefined();
    expect(entryIn(bookOf([entry('__proto__')]), '__proto__')?.entryId).toBe('__proto__');
  });
});
