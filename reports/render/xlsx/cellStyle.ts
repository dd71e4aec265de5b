import type { Style } from 'exceljs';
import type { Row } from '../../model/paper.ts';
import { BOLD, FONT, INPUT_FILL, SUBTOTAL_BORDER, TOTAL_BORDER } from './style.ts';

/** What tells the look of a cell in a row of a table. */
export type Look = {
  readonly numFmt: string;
  readonly strong: boolean;
  readonly role: Row['role'];
  readonly align: 'left' | 'right';
  /** A text keeps off the figures on its left. */
  readonly indented: boolean;
  readonly wrapped: boolean;
  /** One of the few cells that may be changed. */
  readonly input: boolean;
};

/**
 * One object for each look: exceljs works the number of a style out once for each object that it
 * meets, which takes longer than all the rest of a long list. Frozen, because many cells share it.
 */
export const styleOf = (look: Look): Partial<Style> => {
  const { numFmt, strong, role, align, indented, wrapped, input } = look;
  const key = [numFmt, strong, role, align, indented, wrapped, input].join(' ');
  const known = STYLES.get(key);
  if (known) return known;
  const style = Object.freeze(newStyle(look));
  STYLES.set(key, style);
  return style;
};

const STYLES = new Map<string, Partial<Style>>();

const newStyle = ({
  numFmt,
  strong,
  role,
  align,
  indented,
  wrapped,
  input,
}: Look): Partial<Style> => ({
  numFmt,
  font: role === 'total' || strong ? BOLD : FONT,
  alignment: {
    horizontal: align,
    vertical: 'top',
    ...(indented ? { indent: 1 } : {}),
    ...(wrapped ? { wrapText: true } : {}),
  },
  ...(input ? { fill: INPUT_FILL, protection: { locked: false } } : {}),
  ...(role === 'total' ? { border: TOTAL_BORDER } : {}),
  ...(role === 'subtotal' ? { border: SUBTOTAL_BORDER } : {}),
});
