/** Names of the streams: one per thing that must agree with itself. */
export const streamOf = {
  tournament: (tournamentId: string): string => `tournament/${tournamentId}`,
  /** One cashier's shift at one desk. */
  shift: (shiftId: string): string => `cage/${shiftId}`,
  table: (tableId: string): string => `table/${tableId}`,
  /** A cash table: its games and its days. */
  cash: (tableId: string): string => `cash/${tableId}`,
  jackpot: (jackpotId: string): string => `jackpot/${jackpotId}`,
  /** Floor rulings of an event or table, or of a jornada of the venue. */
  rulings: (place: string): string => `rulings/${place}`,
  /** What fiscalizers entered on a jornada. */
  fiscal: (jornada: string): string => `fiscal/${jornada}`,
  /** Codes of accounts and deposits of one operator. */
  accounts: 'accounts',
  /** Staff, restrictions, bands, regimes and the profile of one operator. */
  registry: 'registry',
} as const;
