import { describe, expect, it } from 'vitest';
import { Rejection, type RejectionCode, type RejectionFacts } from '../../domain/errors.ts';
import { explain } from '../../functions/shared/problems/explain.ts';

const told = (code: RejectionCode, facts: RejectionFacts, language: 'en' | 'es' = 'es') =>
  explain(new Rejection(code, undefined, facts), 'r1', language).detail;

describe('What a refusal tells in Spanish', () => {
  it('names roles as the papers do [R123-III-1]', () => {
    const facts = { legajo: '1001', role: 'cashier', allowed: 'director, control-desk' };
    expect(told('tournament.role-not-allowed', facts)).toBe(
      'El legajo 1001 es Cajero; se necesita uno de: Director del Torneo, Mesa de control.',
    );
    expect(told('tournament.role-not-allowed', facts, 'en')).toContain('is cashier');
  });

  it('names means of payment as the papers do [R123-IV-1.4]', () =>
    expect(
      told('tournament.refund-means-differ', { entryNumber: 7, paid: 'cash', means: 'debit-card' }),
    ).toBe('La inscripción 7 se pagó con efectivo; la devolución indica tarjeta de débito.'));

  it('tells the hour of the casino, with seconds that are not zero, and the day as people write it', () => {
    const facts = {
      occurredAt: '2014-05-10T02:30:00.000Z',
      after: '2014-05-10T02:30:05.000Z',
    };
    expect(told('tournament.before-its-cause', facts)).toContain(
      'Lleva fecha 09/05/2014 23:30; aquello a lo que sigue ocurrió el 09/05/2014 23:30:05.',
    );
    expect(told('tournament.before-its-cause', facts, 'en')).toContain('2014-05-10T02:30:00.000Z');
    expect(told('tournament.jornada-settled', { jornada: '2014-05-09' })).toContain('09/05/2014');
  });

  it('names what is on record', () => {
    const facts = {
      at: '2014-05-09T23:30:00.000Z',
      legajo: '1001',
      recorded: '; on: true; nextLevel: 4',
    };
    expect(told('tournament.already-recorded', facts)).toContain(
      '; activo: sí; nivel siguiente: 4. Lo enviado',
    );
  });

  it.each([
    ['es', 'ninguno'],
    ['en', 'none'],
  ] as const)('says in words of %s that there is nothing', (language, word) => {
    for (const next of ['null', 'none', null as unknown as string])
      expect(told('tournament.break-out-of-order', { table: 4, next }, language)).toMatch(
        new RegExp(`(is|es) ${word}\\.`),
      );
  });

  it('says that a limit is none [R40-9] [R123-I-1.8]', () => {
    const band = { member: 'maxPurchase', amount: 'unlimited', min: 100, max: 'unlimited' };
    expect(told('cash.outside-band', band)).toContain('es sin límite');
    const facts = { quota: 1, min: 2, max: Number.MAX_SAFE_INTEGER };
    expect(told('tournament.quota-out-of-range', facts)).toContain('de 2 a cualquier número');
  });

  it('tells why a pinned seat cannot be kept [R123-I-90]', () => {
    const facts = { entryId: 'E6', place: '1/1', cause: 'the seat is pinned twice' };
    expect(told('tournament.pin-invalid', facts)).toBe(
      'Inscripción E6 en 1/1: la posición se fija dos veces.',
    );
  });

  it('tells why a purchase is out of its period [R123-I-48]', () => {
    const facts = { code: 'RB', level: 4, through: 4, cause: 'it was closed' };
    expect(told('tournament.purchase-out-of-period', facts)).toBe(
      'RB va con el nivel 4, según lo publicado; rige el nivel 4: se cerró.',
    );
  });

  it('leaves the names that others gave as they are', () =>
    expect(told('tournament.series-played', { series: 'cash' })).toContain('cash'));
});
