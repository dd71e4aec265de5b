import { Rejection } from '../errors.ts';
import { type Centavos, sum } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Circumstance } from '../tournament/facts.ts';
import { sameContent } from '../tournament/sameContent.ts';

/** The jornadas that a deposit pays, both ends included. */
export type Period = { readonly from: Jornada; readonly until: Jornada };

/** Money deposited for a beneficiary, with the reference of the bank. */
export type Deposit = Period & {
  readonly depositId: string;
  readonly beneficiary: string;
  readonly amount: Centavos;
  readonly reference: string;
};

/** The code of an account in the books of the operator, by the key of ours. */
export type Chart = Readonly<Record<string, string>>;

type Act<Type extends string, Body> = { readonly type: Type } & Circumstance & Readonly<Body>;

export type AccountsCommand =
  | Act<'SetChart', { chart: Chart }>
  /** `due` is what the settlements of the period owe the beneficiary. */
  | Act<'RecordDeposit', { deposit: Deposit; due: Centavos }>
  | Act<'VoidDeposit', { depositId: string; voidId: string; reason: string }>;

export type AccountsFact =
  | Act<'ChartSet', { chart: Chart }>
  | Act<'DepositRecorded', { deposit: Deposit }>
  | Act<'DepositVoided', { depositId: string; voidId: string; reason: string }>;

export type RecordedDeposit = Deposit & {
  readonly at: string;
  /** The jornada in which it was recorded: its line is in that journal entry. */
  readonly jornada: Jornada;
  readonly legajo: string;
  readonly voided: {
    readonly voidId: string;
    readonly reason: string;
    readonly jornada: Jornada;
  } | null;
};

/** The books of one operator: its codes of accounts and what it deposited. */
export type Accounts = {
  readonly chart: Chart;
  readonly deposits: readonly RecordedDeposit[];
};

export const initialState = (): Accounts => ({ chart: {}, deposits: [] });

/** What was deposited for a beneficiary and jornadas within a period, without what was voided. */
export const depositedFor = (
  { deposits }: Accounts,
  beneficiary: string,
  { from, until }: Period,
): Centavos =>
  sum(
    deposits
      .filter((one) => one.voided === null && one.beneficiary === beneficiary)
      .filter((one) => from <= one.from && one.until <= until)
      .map(({ amount }) => amount),
  );

/**
 * The deposit recorded under that id, or one that stands with the same reference of the bank,
 * amount, period and beneficiary: the bank was paid once, under however many ids it is told.
 */
export const recordedLike = (
  { deposits }: Accounts,
  { depositId, beneficiary, from, until, amount, reference }: Deposit,
): RecordedDeposit | undefined =>
  deposits.find((one) => one.depositId === depositId) ??
  deposits.find(
    (one) =>
      one.voided === null &&
      one.beneficiary === beneficiary &&
      one.from === from &&
      one.until === until &&
      one.amount === amount &&
      one.reference === reference,
  );

/**
 * Decides what happens to the books. Repeated requests add nothing.
 *
 * @throws {Rejection} as the function of the command
 */
export const decide = (command: AccountsCommand, state: Accounts): readonly AccountsFact[] => {
  switch (command.type) {
    case 'SetChart': {
      const { type: _, ...rest } = command;
      return sameContent(state.chart, command.chart) ? [] : [{ type: 'ChartSet', ...rest }];
    }
    case 'RecordDeposit':
      return recordDeposit(command, state);
    case 'VoidDeposit':
      return voidDeposit(command, state);
  }
};

type CommandOf<Type extends AccountsCommand['type']> = Extract<AccountsCommand, { type: Type }>;

/**
 * A deposit pays one period and no more than is due for it; periods of a beneficiary do not
 * overlap, so that nothing is paid twice. What was lost is compensated, not paid (decision M12).
 *
 * @throws {Rejection} in this order: `accounts.deposit-id-reused`, `accounts.deposit-too-early`,
 *   `accounts.period-overlaps`, `accounts.deposit-over-due`
 */
const recordDeposit = (
  { type: _, deposit, due, ...rest }: CommandOf<'RecordDeposit'>,
  state: Accounts,
): readonly AccountsFact[] => {
  const { depositId, beneficiary, from, until, amount } = deposit;
  const same = state.deposits.find((one) => one.depositId === depositId);
  if (same) {
    const { at: __, jornada: ___, legajo: ____, voided: _____, ...recorded } = same;
    if (sameContent(recorded, deposit)) return [];
    throw new Rejection('accounts.deposit-id-reused', undefined, { depositId });
  }
  if (recordedLike(state, deposit)) return [];
  if (rest.jornada < from)
    throw new Rejection('accounts.deposit-too-early', undefined, { jornada: rest.jornada, from });
  const other = state.deposits.find(
    (one) => one.voided === null && one.beneficiary === beneficiary && overlaps(one, deposit),
  );
  if (other)
    throw new Rejection('accounts.period-overlaps', undefined, {
      from: other.from,
      until: other.until,
    });
  const left = due - depositedFor(state, beneficiary, { from, until });
  if (amount > left)
    throw new Rejection('accounts.deposit-over-due', undefined, {
      amount,
      left: Math.max(left, 0),
    });
  return [{ type: 'DepositRecorded', deposit, ...rest }];
};

/** Of two different periods; the same one may be paid in parts. */
const overlaps = (one: Period, other: Period): boolean =>
  (one.from !== other.from || one.until !== other.until) &&
  one.from <= other.until &&
  other.from <= one.until;

/** @throws {Rejection} `accounts.deposit-unknown` */
const voidDeposit = (
  { type: _, ...rest }: CommandOf<'VoidDeposit'>,
  { deposits }: Accounts,
): readonly AccountsFact[] => {
  const deposit = deposits.find(({ depositId }) => depositId === rest.depositId);
  if (deposit?.voided?.voidId === rest.voidId) return [];
  if (!deposit || deposit.voided)
    throw new Rejection('accounts.deposit-unknown', undefined, { depositId: rest.depositId });
  return [{ type: 'DepositVoided', ...rest }];
};

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Accounts, fact: AccountsFact): Accounts => {
  switch (fact.type) {
    case 'ChartSet':
      return { ...state, chart: fact.chart };
    case 'DepositRecorded': {
      const { deposit, occurredAt: at, jornada, by } = fact;
      const recorded = { ...deposit, at, jornada, legajo: by.legajo, voided: null };
      return { ...state, deposits: [...state.deposits, recorded] };
    }
    case 'DepositVoided': {
      const { depositId, voidId, reason, jornada } = fact;
      const voided = { voidId, reason, jornada };
      return {
        ...state,
        deposits: state.deposits.map((one) =>
          one.depositId === depositId ? { ...one, voided } : one,
        ),
      };
    }
  }
};
