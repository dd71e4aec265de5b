import type PDFDocument from 'pdfkit';
import { openObjects } from './objects.ts';

export type TagName =
  | ('H1' | 'H2' | 'P' | 'Figure')
  | ('L' | 'LI' | 'Lbl' | 'LBody')
  | ('Table' | 'TR' | 'TH' | 'TD');

/**
 * What a piece of a paper is to those who have it read to them, by the standard types of
 * ISO 32000-1, 14.8.4.
 */
export type Tag = {
  readonly is: TagName;
  /** Said in place of a drawing. */
  readonly alt?: string;
  /** Columns that a head spans. */
  readonly span?: number;
  /** By what a piece is known that goes on over several sheets. */
  readonly across?: object;
};

/** A paragraph, and whatever is read as one. */
export const P: Tag = { is: 'P' };

/** A piece of the tree; it is written once nothing more comes into it. */
export type Piece = {
  readonly id: number;
  readonly tag: Tag;
  readonly parent: number;
  /** Pieces and marks in it, as they are written. */
  readonly kids: string[];
  /** The sheet of its first mark. */
  sheet: string;
};

export type Structure = {
  /** A new piece or, of one that goes on, the one there is. */
  readonly begin: (tag: Tag, parent: Piece | undefined) => Piece;
  readonly end: (piece: Piece) => void;
  /** Ends a sheet, given the pieces of its marks in their order; returns nothing that is held. */
  readonly endSheet: (owners: readonly string[]) => void;
  readonly finish: () => void;
};

/**
 * Writes the tree of a document. pdfkit has one of its own, with several objects and a conversion
 * for each piece, which for a list of 10,000 rows costs as much as drawing it; here a piece is a
 * line of text and then a number.
 */
export const openStructure = (doc: typeof PDFDocument.prototype): Structure => {
  const root = (doc as unknown as Tagged)._root.data.StructTreeRoot;
  const objects = openObjects(doc);
  const sheets: string[] = [];
  const goingOn = new Map<object, Piece>();
  const top: string[] = [];
  const whole = objects.next();
  const begin: Structure['begin'] = (tag, parent) => {
    const known = tag.across && goingOn.get(tag.across);
    if (known) return known;
    const piece = { id: objects.next(), tag, parent: parent?.id ?? whole, kids: [], sheet: '' };
    (parent?.kids ?? top).push(reference(piece.id));
    if (tag.across) goingOn.set(tag.across, piece);
    return piece;
  };
  const write = (piece: Piece) => objects.write(piece.id, dictionary(piece));
  const endSheet: Structure['endSheet'] = (owners) => {
    const id = objects.next();
    objects.write(id, `[${owners.join(' ')}]`);
    objects.settle();
    sheets.push(`${sheets.length} ${reference(id)}`);
  };
  const finish = () => {
    for (const piece of goingOn.values()) write(piece);
    objects.write(whole, `<</S /Document /P ${root} /K [${top.join(' ')}]>>`);
    const marks = objects.next();
    objects.write(marks, `<</Nums [${sheets.join(' ')}]>>`);
    objects.flush();
    const K = referenceOf(root, whole);
    const ParentTree = referenceOf(root, marks);
    Object.assign(root.data, { K, ParentTree, ParentTreeNextKey: sheets.length });
  };
  const end = (piece: Piece) => (piece.tag.across ? undefined : write(piece));
  return { begin, end, endSheet, finish };
};

export const reference = (id: number): string => `${id} 0 R`;

const dictionary = ({ tag, parent, kids, sheet }: Piece): string => {
  const page = sheet === '' ? '' : ` /Pg ${sheet}`;
  const alt = tag.alt === undefined ? '' : ` /Alt ${utf16(tag.alt)}`;
  const within =
    kids.length === 0 ? '' : ` /K ${kids.length === 1 ? kids[0] : `[${kids.join(' ')}]`}`;
  return `<</S /${tag.is} /P ${reference(parent)}${page}${alt}${attributes(tag)}${within}>>`;
};

const attributes = ({ is, span = 1 }: Tag): string => {
  if (is !== 'TH') return '';
  const spanning = span > 1 ? ` /ColSpan ${span}` : '';
  return ` /A <</O /Table /Scope /Column${spanning}>>`;
};

const utf16 = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** One of pdfkit's references, so that it writes this number where it writes its own. */
const referenceOf = (like: Reference, id: number): Reference =>
  Object.assign(Object.create(Object.getPrototypeOf(like)), { id, gen: 0 });

type Reference = { readonly id: number; readonly data: Record<string, unknown> };
type Tagged = { readonly _root: { readonly data: { readonly StructTreeRoot: Reference } } };
