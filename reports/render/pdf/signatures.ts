import type { Signature } from '../../model/paper.ts';
import { labelled, labelledList } from './labelled.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP, COLUMNS, LEFT, RIGHT, RULE } from './sheet.ts';
import { P } from './structure.ts';
import { type Style, TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

const LINES = { role: 4.1, name: 9, id: 13.9, below: 20, leading: 3.6 } as const;
const WIDTH = 52;
const GAP = 6;
const IN_A_ROW_MAX = 4;
const VALUE_INDENT = 15;
const BLANK_DROP = 0.65;

/** From the first signature line to the lowest baseline below it. */
export const signaturesDrop = (pen: Pen, signatures: readonly Signature[]): number =>
  signaturesHeight(pen, signatures) - LINES.below + LINES.id;

/**
 * Draws signature lines with who signs below, `line` being the height of the first ones. A long name
 * takes as many lines as it needs: nobody signs under a part of his name.
 */
export const paintSignatures = (pen: Pen, signatures: readonly Signature[], line: number) => {
  let y = line;
  for (const row of inRows(signatures)) {
    const places = placesOf(row.length);
    for (const [index, signature] of row.entries()) {
      const place = places[index];
      if (place) paintSignature(pen, linesOf(pen, signature, place.textWidth), place, y);
    }
    y += rowHeight(pen, row) + WHITE_ABOVE;
  }
};

/** White over each signature line: less than this and a signature runs into print. */
const WHITE_ABOVE = 18;

/** Where a signature line lies, and how far the text below it may go. */
type Place = { readonly x: number; readonly width: number; readonly textWidth: number };

/** One or two stand on the columns of the sheet; more share its width. */
const placesOf = (count: number): readonly Place[] => {
  const textWidth = COLUMNS[1] - COLUMNS[0] - COLUMN_GAP;
  if (count <= 2) return [COLUMNS[0], COLUMNS[1]].map((x) => ({ x, width: WIDTH, textWidth }));
  const width = (RIGHT - LEFT - (count - 1) * GAP) / count;
  const place = (index: number) => ({ x: LEFT + index * (width + GAP), width, textWidth: width });
  return Array.from({ length: count }, (_, index) => place(index));
};

const inRows = (signatures: readonly Signature[]): readonly (readonly Signature[])[] => {
  const rows: (readonly Signature[])[] = [];
  const rowCount = Math.ceil(signatures.length / IN_A_ROW_MAX);
  const perRow = Math.ceil(signatures.length / Math.max(rowCount, 1));
  for (let start = 0; start < signatures.length; start += perRow)
    rows.push(signatures.slice(start, start + perRow));
  return rows;
};

/** From the first signature line to what the signatures stand on. */
export const signaturesHeight = (pen: Pen, signatures: readonly Signature[]): number => {
  const rows = inRows(signatures);
  const heights = rows.reduce((sum, row) => sum + rowHeight(pen, row), 0);
  return heights + (rows.length - 1) * WHITE_ABOVE;
};

const rowHeight = (pen: Pen, row: readonly Signature[]): number => {
  const places = placesOf(row.length);
  const extra = row.map((signature, index) => {
    const width = places[index]?.textWidth ?? WIDTH;
    const { roles, name, id } = linesOf(pen, signature, width);
    return roles.length + name.lines.length + id.lines.length - 3;
  });
  return LINES.below + Math.max(0, ...extra) * LINES.leading;
};

/** A name of more lines than this is set smaller. */
const VALUE_LINES_MAX = 2;

type Value = { readonly lines: readonly string[]; readonly style: Style };

const linesOf = (pen: Pen, signature: Signature, width: number) => {
  const { role, name, id, idLabel } = signature;
  const value = (said: string | null): Value => {
    const room = width - VALUE_INDENT;
    const lines = wrap(pen, said ?? '', TYPE.table, room);
    if (lines.length <= VALUE_LINES_MAX) return { lines, style: TYPE.table };
    return { lines: wrap(pen, said ?? '', TYPE.label, room), style: TYPE.label };
  };
  const roles = wrap(pen, role, TYPE.role, width);
  return { roles, name: value(name), id: value(id), idLabel };
};

type Laid = ReturnType<typeof linesOf>;

const paintSignature = (
  pen: Pen,
  { roles, name, id, idLabel }: Laid,
  place: Place,
  line: number,
) => {
  const { x, width } = place;
  const { leading } = LINES;
  pen.rule(x, x + width, line, RULE.medium);
  const roleAt = { x, baseline: line + LINES.role, leading };
  const role = pen.tagged(P, () => paragraph(pen, roleAt, roles, TYPE.role));
  const nameAt = role + LINES.name - LINES.role;
  labelledList(pen, () => {
    const last = labelled(
      pen,
      () => pen.text(x, nameAt, 'Aclaración', TYPE.label),
      () => paintOrLeave(pen, name, place, nameAt),
    );
    const idAt = last + LINES.id - LINES.name;
    labelled(
      pen,
      () => pen.text(x, idAt, idLabel, TYPE.label),
      () => paintOrLeave(pen, id, place, idAt),
    );
  });
};

/** Prints what is known, or a line to write on. */
const paintOrLeave = (pen: Pen, value: Value, { x, width }: Place, baseline: number): number => {
  const left = x + VALUE_INDENT;
  if (value.lines.join('') === '') {
    pen.rule(left, x + width, baseline + BLANK_DROP, RULE.light);
    return baseline;
  }
  const at = { x: left, baseline, leading: LINES.leading };
  return paragraph(pen, at, value.lines, value.style);
};
