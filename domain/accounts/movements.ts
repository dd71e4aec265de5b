import { type Centavos, centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import type { RecordedDeposit } from './accounts.ts';
import { type AccountKey, type LedgerLine, type LineSource, lineOn } from './entry.ts';

/** A prize that was paid, or whose payment was taken back: then the amounts are below zero. */
export type PrizeMovement = {
  readonly jornada: Jornada;
  readonly source: LineSource;
  /** What the prize was. */
  readonly amount: Centavos;
  /** The part kept back for the tax authority (R123-I-67). */
  readonly withheld: Centavos;
};

/** What is owed for a prize goes out of the cash desk, less what is kept back. */
export const prizeLines = ({ amount, withheld, ...of }: PrizeMovement): LedgerLine[] => [
  ...lineOn(of, 'prizes', 'Premios a pagar', amount),
  ...lineOn(of, 'cash', 'Caja', centavos(withheld - amount)),
  ...lineOn(of, 'withholdings', 'Retenciones a depositar', centavos(-withheld)),
];

/** What the operator paid in for a guaranteed pool; below zero, what a later lock takes back. */
export type OverlayMovement = Pick<PrizeMovement, 'jornada' | 'source' | 'amount'>;

/**
 * What the purchases lacked is owed for prizes too. It is the operator's own, shown apart: no desk
 * took it, and no other item gives it.
 *
 * @see decision T14
 */
export const overlayLines = ({ amount, ...of }: OverlayMovement): LedgerLine[] => [
  ...lineOn(of, 'overlay', 'Aporte al pozo garantizado', amount),
  ...lineOn(of, 'prizes', 'Premios a pagar', centavos(-amount)),
];

/** A meter in one jornada; awards are below zero, as its statement has them. */
export type JackpotMovement = {
  readonly jornada: Jornada;
  readonly source: LineSource;
  readonly start: Centavos;
  readonly contribution: Centavos;
  readonly award: Centavos;
  readonly adjustment: Centavos;
};

/**
 * What a meter shows is owed to players. The chips of bets and prizes went over the table, whose
 * result has them, so the other side is the provision and never the cash desk.
 *
 * @see R132-51, R132-54
 */
export const jackpotLines = ({ jornada, source, ...moved }: JackpotMovement): LedgerLine[] => {
  const { start, contribution, award, adjustment } = moved;
  return [start, contribution, adjustment, award].flatMap((amount) => [
    ...lineOn({ jornada, source }, 'jackpot-provision', 'Provisión de jackpots', amount),
    ...lineOn({ jornada, source }, 'jackpots', 'Jackpots progresivos', centavos(-amount)),
  ]);
};

/** What was deposited in a jornada for a beneficiary, and what was voided in it. */
export const depositLines = (
  { beneficiary, amount, reference, jornada, voided }: RecordedDeposit,
  nameOf: (beneficiary: string) => string,
): LedgerLine[] => {
  const account: AccountKey = `beneficiary/${beneficiary}`;
  const entry = (of: Jornada, game: string, sign: 1 | -1): LedgerLine[] => {
    const source = { game, event: null, venue: null, table: null, paper: reference };
    return [
      ...lineOn({ jornada: of, source }, account, nameOf(beneficiary), centavos(sign * amount)),
      ...lineOn({ jornada: of, source }, 'bank', 'Banco', centavos(-sign * amount)),
    ];
  };
  return [
    ...entry(jornada, 'Depósito', 1),
    ...(voided ? entry(voided.jornada, 'Depósito anulado', -1) : []),
  ];
};
