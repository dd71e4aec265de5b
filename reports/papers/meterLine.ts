/** What a line of a progressive meter holds, in the order of its columns. @see R132-51, R132-54 */
export const METER_AMOUNTS = [
  ['apertura', 'Apertura'],
  ['inicio', 'Inicios'],
  ['aportes', 'Aportes'],
  ['premios', 'Premios'],
  ['ajustes', 'Ajustes'],
  ['cierre', 'Cierre'],
] as const;

/** The closing of a line from its other amounts. */
export const METER_CLOSING = '{apertura}+{inicio}+{aportes}+{premios}+{ajustes}';

/** That the totals of a table of such lines add up. */
export const meterAddsUp = (table: string): string =>
  `ROUND({${table}.apertura#total}+{${table}.inicio#total}+{${table}.aportes#total}` +
  `+{${table}.premios#total}+{${table}.ajustes#total}-{${table}.cierre#total},2)=0`;
