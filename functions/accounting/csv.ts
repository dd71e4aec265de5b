import type { LedgerLine } from '../../domain/accounts/entry.ts';
import type { Centavos } from '../../domain/money/centavos.ts';
import { csvFile } from '../shared/csv.ts';

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

/** Ledger lines as CSV. */
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
  return csvFile([HEAD, ...rows]);
};

/** `1234567.89`: whole centavos, never through a float. */
const pesos = (amount: Centavos): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
