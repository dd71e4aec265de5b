import type { LedgerLine } from '../../domain/accounts/entry.ts';
import type { Centavos } from '../../domain/money/centavos.ts';

const HEAD = [
  'jornada',
  'cuenta',
  'nombre',
  'juego',
  'evento',
  'sede',
  'mesa',
  'comprobante',
  'debe',
  'haber',
];

/** Ledger lines as CSV with CRLF ends, as RFC 4180 has them. */
export const csvOf = (
  lines: readonly LedgerLine[],
  codeOf: (account: string) => string,
): string => {
  const rows = lines.map(({ jornada, account, name, source, debit, credit }) => [
    jornada,
    codeOf(account),
    name,
    source.game,
    source.event ?? '',
    source.venue ?? '',
    String(source.table ?? ''),
    source.paper,
    pesos(debit),
    pesos(credit),
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

/** `1234567.89`: whole centavos, never through a float. */
const pesos = (amount: Centavos): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** What a spreadsheet would run as a formula is marked as text (CWE-1236). */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
