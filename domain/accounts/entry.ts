import { invariant } from '../errors.ts';
import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import type { Split } from '../settlement/types.ts';
import type { Jornada } from '../time/jornada.ts';

/** What a settled table brings to the books. */
export type SettledTable = {
  readonly jornada: Jornada;
  readonly game: string;
  /** `14-0021`; null where no event is behind the table. */
  readonly event: string | null;
  readonly venue: string;
  readonly table: number;
  /** `LM 0001-00000127` */
  readonly paper: string;
  /** Null at a bank table. */
  readonly takings: Centavos | null;
  readonly prizes: Centavos | null;
  readonly benefit: Centavos;
  readonly split: Split;
};

/**
 * The accounts that are moved: cash desks, the bank, prizes owed, what the operator adds to them for
 * a guaranteed pool, what is kept back of them, the meters of jackpots and what is set aside for them, each beneficiary of the split (the operator
 * among them), a benefit that no complete regime splits, and what a club leaves to its organiser.
 */
export type AccountKey =
  | 'cash'
  | 'bank'
  | 'prizes'
  | 'overlay'
  | 'withholdings'
  | 'jackpots'
  | 'jackpot-provision'
  | 'undivided'
  | 'organiser'
  | `beneficiary/${string}`;

export const ACCOUNT_KEY =
  /^(cash|bank|prizes|overlay|withholdings|jackpots|jackpot-provision|undivided|organiser|beneficiary\/[\w.-]{1,40})$/;

/** What a line comes from, as the books show it. */
export type LineSource = {
  /** Of a table its game; else what it was: `Depósito`. */
  readonly game: string;
  readonly event: string | null;
  readonly venue: string | null;
  readonly table: number | null;
  /** `LM 0001-00000127`, or the reference of the bank. */
  readonly paper: string;
};

/** One line of the ledger: an amount on one side of one account. */
export type LedgerLine = {
  readonly jornada: Jornada;
  readonly account: AccountKey;
  readonly name: string;
  readonly source: LineSource;
  readonly debit: Centavos;
  readonly credit: Centavos;
};

/**
 * The lines of a settled table: what came in against prizes and the parts of the benefit. What a
 * bank table lost stands on the other side of each account (decision M12).
 *
 * @see decisions M1, M3, M12
 * @throws {InvariantViolation} when they do not balance
 */
export const linesOf = (table: SettledTable): LedgerLine[] => {
  const { takings, prizes, benefit, split, jornada, game, event, venue, paper } = table;
  const source = { game, event, venue, table: table.table, paper };
  const line = (account: AccountKey, name: string, amount: Centavos): LedgerLine[] =>
    lineOn({ jornada, source }, account, name, amount);
  const lines = [
    ...line('cash', 'Caja', takings ?? benefit),
    ...line('prizes', 'Premios a pagar', centavos(-(prizes ?? 0))),
    ...(split.status === 'none'
      ? line(...undividedOf(split), centavos(-benefit))
      : split.shares.flatMap(({ beneficiary, name, amount }) =>
          line(`beneficiary/${beneficiary}`, name, centavos(-amount)),
        )),
  ];
  assertBalances(lines);
  return lines;
};

/** Nothing of a club awaits a regime. @see CLUB-D9 */
const undividedOf = ({ organiser }: Extract<Split, { status: 'none' }>): [AccountKey, string] =>
  organiser
    ? ['organiser', 'Beneficio del organizador']
    : ['undivided', 'Beneficio sin distribuir'];

/** An amount on the side of its sign: above zero it is a debit; nothing for zero. */
export const lineOn = (
  of: Pick<LedgerLine, 'jornada' | 'source'>,
  account: AccountKey,
  name: string,
  amount: Centavos,
): LedgerLine[] => (amount === 0 ? [] : [{ ...of, account, name, ...sided(amount) }]);

const sided = (amount: Centavos): Pick<LedgerLine, 'debit' | 'credit'> =>
  amount > 0 ? { debit: amount, credit: ZERO } : { debit: ZERO, credit: centavos(-amount) };

export type EntryLine = Pick<LedgerLine, 'account' | 'name' | 'debit' | 'credit'>;

/** The balanced entry of the lines of a jornada: one line for each account and side. */
export const entryOf = (lines: readonly LedgerLine[]): EntryLine[] => {
  const sides = Map.groupBy(lines, ({ account, debit }) => `${debit > 0 ? 0 : 1} ${account}`);
  return [...sides]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (!first) return [];
      const { account, name } = first;
      return [
        {
          account,
          name,
          debit: sum(same.map(({ debit }) => debit)),
          credit: sum(same.map(({ credit }) => credit)),
        },
      ];
    });
};

const assertBalances = (lines: readonly LedgerLine[]): void => {
  const debit = sum(lines.map((one) => one.debit));
  const credit = sum(lines.map((one) => one.credit));
  invariant(debit === credit, `a settled table balances: ${debit} and ${credit}`);
};

export type Due = {
  readonly beneficiary: string;
  readonly name: string;
  readonly amount: Centavos;
};

/** What is owed to each beneficiary but the operator; below zero it is a balance to compensate. */
export const duesOf = (tables: readonly SettledTable[]): Due[] => {
  const shares = tables.flatMap(({ split }) =>
    // The balance, which comes last, is the operator's own.
    split.status === 'split' ? split.shares.slice(0, -1) : [],
  );
  const byBeneficiary = Map.groupBy(shares, ({ beneficiary }) => beneficiary);
  return [...byBeneficiary.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { beneficiary, name } = first;
    return [{ beneficiary, name, amount: sum(same.map(({ amount }) => amount)) }];
  });
};

/** The part of a table's benefit that nobody's account has until there is a regime (decision M3). */
export const awaitingRegime = ({ split, benefit }: SettledTable): Centavos =>
  split.status === 'none' && !split.organiser ? benefit : ZERO;
