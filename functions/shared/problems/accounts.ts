import type { AccountsRejection } from '../../../domain/accounts/rejections.ts';
import type { Problem } from './problem.ts';

/** Why the books refuse a command, in words. Amounts are centavos. */
export const ACCOUNTS_PROBLEMS: Record<AccountsRejection, Problem> = {
  'accounts.deposit-id-reused': {
    status: 422,
    title: { en: 'The key belongs to another deposit', es: 'La clave es de otro depósito' },
    detail: {
      en: 'The id {depositId} is taken.',
      es: 'El identificador {depositId} ya está usado.',
    },
    fix: {
      en: 'Record another deposit with a new key.',
      es: 'Registre otro depósito con una clave nueva.',
    },
  },
  'accounts.deposit-too-early': {
    status: 409,
    title: {
      en: 'The deposit lies before what it pays',
      es: 'El depósito es anterior a lo que paga',
    },
    detail: {
      en: 'It is of jornada {jornada}; the first that it pays is {from}.',
      es: 'Es de la jornada {jornada}; la primera que paga es {from}.',
    },
    fix: {
      en: 'Correct occurredAt, or the jornadas that it pays.',
      es: 'Corrija occurredAt, o las jornadas que paga.',
    },
  },
  'accounts.period-overlaps': {
    status: 409,
    title: {
      en: 'The jornadas overlap a period already deposited',
      es: 'Las jornadas se superponen con un período ya depositado',
    },
    detail: {
      en: 'There is a deposit for {from} to {until}.',
      es: 'Hay un depósito por {from} a {until}.',
    },
    fix: {
      en: 'Deposit for the same period, or for jornadas that no deposit of the beneficiary has.',
      es: 'Deposite por el mismo período, o por jornadas sin depósito de ese beneficiario.',
    },
  },
  'accounts.deposit-over-due': {
    status: 409,
    title: { en: 'The deposit is more than is due', es: 'El depósito supera lo adeudado' },
    detail: {
      en: '{amount} was to be deposited; {left} is left for the period.',
      es: 'Se depositaban {amount}; del período restan {left}.',
    },
    fix: {
      en: 'Deposit what is due; a negative period is compensated, not paid.',
      es: 'Deposite lo adeudado; un período negativo se compensa, no se paga.',
    },
  },
  'accounts.deposit-unknown': {
    status: 404,
    title: { en: 'No such deposit', es: 'No existe el depósito' },
    detail: {
      en: 'There is no standing deposit {depositId}.',
      es: 'No hay un depósito vigente {depositId}.',
    },
    fix: {
      en: 'Check the id: it is the idempotency key with which the deposit was recorded.',
      es: 'Revise el identificador: es la clave de idempotencia con la que se registró.',
    },
  },
};
