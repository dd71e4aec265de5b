import type { Borders, Fill, Font } from 'exceljs';

/** One family throughout: an accountant's machine lacks the one of the sheets of paper. */
const FAMILY = 'Arial';
export const FONT = { name: FAMILY, size: 10 } as const satisfies Partial<Font>;
export const BOLD = { ...FONT, bold: true } as const satisfies Partial<Font>;
export const HEADING = { name: FAMILY, size: 11, bold: true } as const satisfies Partial<Font>;
export const TITLE = { name: FAMILY, size: 14, bold: true } as const satisfies Partial<Font>;
export const NOTE = { name: FAMILY, size: 9 } as const satisfies Partial<Font>;

const solid = (argb: string): Fill => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb },
});
export const HEAD_FILL = solid('FFF2F2F2');
/** The few cells meant to be changed. */
export const INPUT_FILL = solid('FFFFF9E5');

export const HEAD_BORDER = { bottom: { style: 'thin' } } as const satisfies Partial<Borders>;
export const SUBTOTAL_BORDER = { top: { style: 'thin' } } as const satisfies Partial<Borders>;
export const TOTAL_BORDER = {
  top: { style: 'thin' },
  bottom: { style: 'double' },
} as const satisfies Partial<Borders>;

/** Stored as Excel keeps them; each reader's locale draws its own points and commas. */
export const FORMATS = {
  text: '@',
  count: '#,##0',
  money: '#,##0.00',
  percent: '0.00%',
  ordinal: '0".ª"',
  date: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm:ss',
  minute: 'dd/mm/yyyy hh:mm',
  time: 'hh:mm',
} as const;

/** Points of a line of text in a row that holds several, and of a line of a note. */
export const LINE_HEIGHT = 13;
export const NOTE_HEIGHT = 12;
/** A note is smaller: so many of its characters go where one is counted. */
export const NOTE_DENSITY = 1.15;

/** Widths in characters. */
export const WIDTHS = {
  money: 16,
  count: 10,
  percent: 10,
  ordinal: 10,
  date: 12,
  instant: 20,
  minute: 17,
  time: 8,
  check: 14,
  textMin: 6,
  textMax: 46,
} as const;
