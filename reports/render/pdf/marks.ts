import type PDFDocument from 'pdfkit';
import { openStructure, type Piece, reference, type Tag, type TagName } from './structure.ts';

/** Ties what is drawn on a sheet to what the document says. */
export type Marks = {
  readonly newSheet: () => void;
  /** Begins a piece inside the one that is open; without a tag, what is of the sheet only. */
  readonly open: (tag: Tag | undefined) => void;
  readonly close: () => void;
  /** What is written before a drawing, so that it belongs to what is open; often nothing. */
  readonly mark: () => string;
  readonly current: () => TagName | 'Artifact';
  /** What is written after the last drawing of a sheet. */
  readonly endSheet: () => string;
  readonly finish: () => void;
};

export const openMarks = (doc: typeof PDFDocument.prototype): Marks => {
  const structure = openStructure(doc);
  const pieces: (Piece | undefined)[] = [];
  let sheets = 0;
  let sheet = '';
  let owners: string[] = [];
  /** The piece whose mark is open, `none` when no mark is. */
  let marked: Piece | undefined | 'none' = 'none';

  const newSheet = () => {
    const { dictionary } = (doc as unknown as { page: Page }).page;
    dictionary.data.StructParents = sheets;
    sheets += 1;
    sheet = reference(dictionary.id);
  };
  const open: Marks['open'] = (tag) => {
    // Inside of what is of the sheet only, nothing is a piece of the paper.
    const unread = pieces.length > 0 && pieces.at(-1) === undefined;
    pieces.push(tag && !unread ? structure.begin(tag, pieces.at(-1)) : undefined);
  };
  const close = () => {
    const piece = pieces.pop();
    if (piece) structure.end(piece);
  };
  const mark = (): string => {
    const piece = pieces.at(-1);
    if (piece === marked) return '';
    const before = marked === 'none' ? '' : 'EMC ';
    marked = piece;
    if (!piece) return `${before}/Artifact <</Type /Pagination>> BDC`;
    const place = owners.push(reference(piece.id)) - 1;
    piece.sheet ||= sheet;
    const elsewhere = `<</Type /MCR /Pg ${sheet} /MCID ${place}>>`;
    piece.kids.push(piece.sheet === sheet ? String(place) : elsewhere);
    return `${before}/${piece.tag.is} <</MCID ${place}>> BDC`;
  };
  const endSheet = (): string => {
    const last = marked === 'none' ? '' : 'EMC';
    structure.endSheet(owners);
    owners = [];
    marked = 'none';
    return last;
  };
  const current = () => pieces.at(-1)?.tag.is ?? 'Artifact';
  return { newSheet, open, close, mark, current, endSheet, finish: structure.finish };
};

type Page = { dictionary: { readonly id: number; readonly data: { StructParents?: number } } };
