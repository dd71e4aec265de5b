import { describe, expect, it } from 'vitest';
import {
  type AccountsCommand,
  type AccountsFact,
  decide,
  depositedFor,
  evolve,
  initialState,
  recordedLike,
} from '../../../domain/accounts/accounts.ts';
import { Rejection } from '../../../domain/errors.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';

const circumstance = {
  by: { legajo: 'L-9', name: 'Cuentas', role: 'control-desk' },
  occurredAt: '2014-06-02T15:00:00.000Z' as Instant,
  jornada: '2014-06-02' as Jornada,
} as const;

const deposit = (changes: object = {}, due = 10_000): AccountsCommand => ({
  type: 'RecordDeposit',
  ...circumstance,
  deposit: {
    depositId: 'deposit-1',
    beneficiary: 'loteria',
    from: '2014-05-01' as Jornada,
    until: '2014-05-15' as Jornada,
    amount: centavos(10_000),
    reference: 'Boleta 771',
    ...changes,
  },
  due: centavos(due),
});
const voiding = (voidId = 'void-1'): AccountsCommand => ({
  type: 'VoidDeposit',
  ...circumstance,
  depositId: 'deposit-1',
  voidId,
  reason: 'Otra cuenta',
});
const ten = (day: number, until: number) => ({
  from: `2014-05-${day}` as Jornada,
  until: `2014-05-${until}` as Jornada,
});

const made = (...commands: readonly AccountsCommand[]) =>
  commands.reduce((state, command) => decide(command, state).reduce(evolve, state), initialState());

const codeOf = (command: AccountsCommand, ...before: readonly AccountsCommand[]) => {
  try {
    return decide(command, made(...before)).map(({ type }: AccountsFact) => type);
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
};

describe('A deposit for a beneficiary', () => {
  it('is recorded up to what is due, and not one centavo more', () => {
    expect(codeOf(deposit())).toEqual(['DepositRecorded']);
    expect(codeOf(deposit({}, 9_999))).toBe('accounts.deposit-over-due');
    expect(codeOf(deposit({}, -500))).toBe('accounts.deposit-over-due');
  });

  it('is not of a day before the first jornada that it pays', () => {
    const period = (day: string) =>
      deposit({ from: day as Jornada, until: '2014-06-09' as Jornada });
    expect(codeOf(period('2014-06-02'))).toEqual(['DepositRecorded']);
    expect(codeOf(period('2014-06-03'))).toBe('accounts.deposit-too-early');
  });

  it('adds nothing when it is repeated; its id is not for another', () => {
    expect(codeOf(deposit(), deposit())).toEqual([]);
    expect(codeOf(deposit({ reference: 'Boleta 772' }), deposit())).toBe(
      'accounts.deposit-id-reused',
    );
  });

  it('is recorded once under however many ids: same reference, amount and period', () => {
    const part = { amount: centavos(4_000) };
    const again = { ...part, depositId: 'deposit-2' };
    expect(codeOf(deposit(again), deposit(part))).toEqual([]);
    for (const other of [{ reference: 'Boleta 772' }, { amount: centavos(4_001) }])
      expect(codeOf(deposit({ ...again, ...other }), deposit(part))).toEqual(['DepositRecorded']);
    expect(codeOf(deposit({ ...again, beneficiary: 'deportes' }), deposit(part))).toEqual([
      'DepositRecorded',
    ]);
    expect(codeOf(deposit(again), deposit(part), voiding())).toEqual(['DepositRecorded']);
    const books = made(deposit(part));
    expect(recordedLike(books, { ...books.deposits[0]!, depositId: 'deposit-2' })?.depositId).toBe(
      'deposit-1',
    );
  });

  it('may come in parts for the same jornadas', () => {
    const part = deposit({ amount: centavos(4_000) });
    const rest = { depositId: 'deposit-2', amount: centavos(6_000) };
    expect(codeOf(deposit(rest), part)).toEqual(['DepositRecorded']);
    expect(codeOf(deposit({ ...rest, amount: centavos(6_001) }), part)).toBe(
      'accounts.deposit-over-due',
    );
  });

  it('counts for every range that holds its jornadas, and for no part of them', () => {
    const paid = (period: ReturnType<typeof ten>) =>
      depositedFor(made(deposit()), 'loteria', period);
    expect(paid({ from: '2014-05-01' as Jornada, until: '2014-05-31' as Jornada })).toBe(10_000);
    expect(paid({ from: '2014-05-01' as Jornada, until: '2014-05-15' as Jornada })).toBe(10_000);
    expect(paid({ from: '2014-05-02' as Jornada, until: '2014-05-31' as Jornada })).toBe(0);
    expect(paid({ from: '2014-05-01' as Jornada, until: '2014-05-14' as Jornada })).toBe(0);
  });

  it('pays no jornada twice', () => {
    const other = (period: object) => deposit({ depositId: 'deposit-2', ...period });
    expect(codeOf(other(ten(15, 20)), deposit())).toBe('accounts.period-overlaps');
    expect(codeOf(other(ten(16, 20)), deposit())).toEqual(['DepositRecorded']);
    expect(codeOf(other({ ...ten(15, 20), beneficiary: 'deportes' }), deposit())).toEqual([
      'DepositRecorded',
    ]);
  });

  it('is voided once, stays on record, and its jornadas are free again', () => {
    expect(codeOf(voiding(), deposit())).toEqual(['DepositVoided']);
    expect(codeOf(voiding(), deposit(), voiding())).toEqual([]);
    expect(codeOf(voiding('void-2'), deposit(), voiding())).toBe('accounts.deposit-unknown');
    expect(codeOf(voiding())).toBe('accounts.deposit-unknown');
    expect(made(deposit(), voiding()).deposits[0]).toMatchObject({
      voided: { reason: 'Otra cuenta' },
    });
    expect(codeOf(deposit({ depositId: 'd-2', ...ten(10, 20) }), deposit(), voiding())).toEqual([
      'DepositRecorded',
    ]);
  });
});
