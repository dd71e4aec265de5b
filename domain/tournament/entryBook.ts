import { derived } from '../derived.ts';
import type { Entry } from './state.ts';

/**
 * The entries of an event in the order of their forms, in pages of a few: a fact about one entry
 * copies its page and the list of pages, however many entries there are. Plain JSON.
 */
export type EntryBook = readonly EntryPage[];
/** By entry id. */
export type EntryPage = Readonly<Record<string, Entry>>;

const ENTRIES_PER_PAGE = 64;

/** Undefined when there is no such form. Ids come from outside and may name what objects inherit. */
export const entryIn = (book: EntryBook, entryId: string): Entry | undefined =>
  pageWith(book, entryId)?.[entryId];

/** Every entry, by the order of the forms. */
export const allIn = derived((book: EntryBook): readonly Entry[] => book.flatMap(entriesOn));

/** What `find` makes of each page, in their order: worked out anew only for pages that changed. */
export const pageByPage = <Found>(
  find: (entries: readonly Entry[]) => Found,
): ((book: EntryBook) => Found[]) => {
  const onPage = derived((page: EntryPage) => find(entriesOn(page)));
  return (book) => book.map(onPage);
};

/** The book with the entry in its place, or as the last one when it is new. */
export const withEntry = (book: EntryBook, entry: Entry): EntryBook => {
  const page = pageWith(book, entry.entryId);
  if (!page) return appended(book, entry);
  return book.map((one) => (one === page ? { ...page, [entry.entryId]: entry } : one));
};

/** The book with all of these known entries in their places. */
export const withEntries = (book: EntryBook, changed: readonly Entry[]): EntryBook => {
  const byId = new Map(changed.map((entry) => [entry.entryId, entry]));
  return book.map((page) => {
    const entries = entriesOn(page);
    if (!entries.some(({ entryId }) => byId.has(entryId))) return page;
    return pageOf(entries.map((entry) => byId.get(entry.entryId) ?? entry));
  });
};

/** The sold entry of that number; undefined when no sale ever took it. */
export const entryNumbered = (book: EntryBook, entryNumber: number): Entry | undefined => {
  for (const page of book) {
    const found = byNumberOn(page).get(entryNumber);
    if (found) return found;
  }
  return undefined;
};

const appended = (book: EntryBook, entry: Entry): EntryBook => {
  const last = book.at(-1);
  if (!last || entriesOn(last).length >= ENTRIES_PER_PAGE) return [...book, pageOf([entry])];
  return [...book.slice(0, -1), { ...last, [entry.entryId]: entry }];
};

const pageWith = (book: EntryBook, entryId: string): EntryPage | undefined =>
  book.find((page) => Object.hasOwn(page, entryId));

const pageOf = (entries: readonly Entry[]): EntryPage =>
  Object.fromEntries(entries.map((entry) => [entry.entryId, entry]));

const entriesOn = derived((page: EntryPage): readonly Entry[] => Object.values(page));

const byNumberOn = derived(
  (page: EntryPage): ReadonlyMap<number, Entry> =>
    new Map(
      entriesOn(page).flatMap((entry) => (entry.sale ? [[entry.sale.entryNumber, entry]] : [])),
    ),
);
