/** Rows as a CSV file of RFC 4180; spreadsheets take it for UTF-8 only by the mark it begins with. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;

const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would run as a formula is marked as text (CWE-1236). */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
