import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { CommandOf } from '../../../domain/tournament/commands.ts';
import { prizeLock } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  lock,
  payPrize,
  settlementFiled,
  start,
  started,
  undo,
  withdraw,
} from './inPlay.ts';
import {
  accredit,
  announce,
  at,
  by,
  drawByCards,
  entryIds,
  pay,
  person,
  sell,
  takeForm,
  takeSeat,
  twoSeated,
} from './sitAndGo.ts';

const refund = (
  entryId: string,
  changes: Partial<CommandOf<'RefundEntry'>> = {},
): CommandOf<'RefundEntry'> => ({
  type: 'RefundEntry',
  entryId,
  refundId: `refund ${entryId}`,
  means: 'cash',
  desk: 3,
  ...by('cashier'),
  ...changes,
});

const voidSale = (
  entryId: string,
  changes: Partial<CommandOf<'VoidSale'>> = {},
): CommandOf<'VoidSale'> => ({
  type: 'VoidSale',
  entryId,
  voidId: `void ${entryId}`,
  reason: 'Venta cargada dos veces',
  desk: 3,
  ...by('cashier'),
  ...changes,
});

const sold = [announce(), ...sell(...entryIds(8))];

describe('A refund until registration ends [R123-IV-1.4]', () => {
  it('gives the whole price back', () =>
    given(history(...sold))
      .when(refund('E2'))
      .thenFacts({ type: 'EntryRefunded', amount: 200_000 }));

  it('goes back by the means that it was paid with, or by another with a reason', () => {
    const sale = pay('E9', { means: 'transfer' });
    const paid = history(announce(), takeForm('E9'), sale);
    const why = { reason: 'Cuenta bancaria cerrada' };
    given(paid)
      .when(refund('E9', { means: 'transfer' }))
      .thenFacts({ type: 'EntryRefunded', means: 'transfer' });
    given(paid)
      .when(refund('E9'))
      .thenRejects('tournament.refund-means-differ', 'R123-IV-1.4', {
        ...{ entryNumber: 1, paid: 'transfer', means: 'cash' },
      });
    given(paid)
      .when(refund('E9', { reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-IV-1.4');
    given(paid)
      .when(refund('E9', why))
      .thenFacts({ type: 'EntryRefunded', means: 'cash', ...why });
    given(history(announce(), takeForm('E9'), sale, refund('E9', why)))
      .when(refund('E9', why))
      .thenNothing();
  });

  it('what somebody else paid into the account is not given to the player in cash (T14)', () => {
    const sponsor = { kind: 'satellite', reference: 'Recibo 0001-00000012' } as const;
    const free = history(announce(), takeForm('E9'), pay('E9', { means: 'account', sponsor }));
    given(free).when(refund('E9')).thenRejects('tournament.refund-means-differ', 'R123-IV-1.4');
    given(free)
      .when(refund('E9', { means: 'account' }))
      .thenFacts({ type: 'EntryRefunded', means: 'account' });
  });

  it('answers a repeated refund with no new fact, even after the start', () =>
    given(history(...sold, refund('E8'), drawByCards(entryIds(7)), ...twoSeated, start()))
      .when(refund('E8'))
      .thenNothing());

  it('refuses a second refund under another id', () =>
    given(history(...sold, refund('E2')))
      .when(refund('E2', { refundId: 'another' }))
      .thenRejects('tournament.entry-returned', 'R123-IV-1.4'));

  it('refuses the id for other content', () =>
    given(history(...sold, refund('E2')))
      .when(refund('E2', { means: 'transfer' }))
      .thenRejects('tournament.act-id-reused'));

  it('refuses it after the start: the chips are put in play', () =>
    given(history(...sold, drawByCards(entryIds(8)), ...twoSeated, start()))
      .when(refund('E2'))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4'));

  it('refuses it once the voucher was used at the table', () =>
    given(history(...sold, drawByCards(entryIds(8)), takeSeat('E2', 2)))
      .when(refund('E2'))
      .thenRejects('tournament.voucher-used', 'R123-IV-1.4'));

  it('refuses it to a form', () =>
    given(history(announce(), takeForm('E1')))
      .when(refund('E1'))
      .thenRejects('tournament.entry-not-paid', 'R123-I-31'));

  it('is for the cashier', () =>
    given(history(...sold))
      .when(refund('E2', by('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-1.4'));

  it('frees the place, keeps the line and never gives the number again', () => {
    const facts = history(...sold, refund('E8'), ...sell('E9'));
    const purchases = purchasesOf(fold(facts) as AnnouncedTournament);
    expect(purchases.map(({ entry, returned }) => [entry, returned]).slice(-2)).toEqual([
      [8, true],
      [9, false],
    ]);
  });

  it('lets the person enter again with a new form', () =>
    given(history(announce({ entriesPerPersonMax: 1 }), ...sell('E1'), refund('E1')))
      .when(takeForm('E2', { person: person('player E1') }))
      .thenFacts({ entryId: 'E2' }));

  it('does not sell the returned entry again', () =>
    given(history(...sold, refund('E2')))
      .when(pay('E2', { saleId: 'again' }))
      .thenRejects('tournament.entry-returned', 'R123-IV-1.4'));
});

describe('A sale typed by mistake is voided as a reversal [R123-IV-11.2] [R123-IV-1.4]', () => {
  it('takes the sale back with its reason', () =>
    given(history(...sold))
      .when(voidSale('E2'))
      .thenFacts({ type: 'SaleVoided', amount: 200_000, reason: 'Venta cargada dos veces' }));

  it('answers a repeated void with no new fact', () =>
    given(history(...sold, voidSale('E2')))
      .when(voidSale('E2'))
      .thenNothing());

  it('refuses the id for another reason', () =>
    given(history(...sold, voidSale('E2')))
      .when(voidSale('E2', { reason: 'Otro' }))
      .thenRejects('tournament.act-id-reused'));

  it('needs a reason', () =>
    given(history(...sold))
      .when(voidSale('E2', { reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-IV-1.4'));

  it('is the cashier’s in the jornada that he renders [R123-IV-1.4.p3]', () => {
    const nextDay = { jornada: '2014-05-10' as Jornada };
    given(history(...sold))
      .when(voidSale('E2', nextDay))
      .thenRejects('tournament.void-too-late', 'R123-IV-1.4.p3');
    given(history(...sold))
      .when(voidSale('E2', { ...by('supervisor'), ...nextDay }))
      .thenFacts({ type: 'SaleVoided' });
    given(history(...sold, voidSale('E2')))
      .when(voidSale('E2', nextDay))
      .thenNothing();
  });

  const form = [announce(), takeForm('E2')];
  const inShift = history(...form, { ...pay('E2'), shift: 'S1' });

  it('and while the shift that sold it is open at the desk, or by who sold it from another [R123-IV-1.4.p3]', () => {
    const { by: seller } = by('cashier');
    const other = { by: { ...seller, legajo: 'otro' } };
    for (const change of [{ shift: null }, { ...other, shift: 'S2' }])
      given(inShift)
        .when(voidSale('E2', change))
        .thenRejects('tournament.void-too-late', 'R123-IV-1.4.p3');
    given(inShift)
      .when(voidSale('E2', { ...other, shift: 'S1' }))
      .thenFacts({ type: 'SaleVoided', shift: 'S1' });
    const moved = voidSale('E2', { desk: 4, shift: 'S2' });
    given(inShift).when(moved).thenFacts({ type: 'SaleVoided', desk: 4, shift: 'S2' });
    given(history(...form, { ...pay('E2'), shift: 'S1' }, moved))
      .when(moved)
      .thenNothing();
    given(inShift)
      .when(voidSale('E2', { shift: 'S1' }))
      .thenFacts({ type: 'SaleVoided', shift: 'S1' });
    given(inShift)
      .when(voidSale('E2', { ...by('supervisor'), shift: 'S2' }))
      .thenFacts({ type: 'SaleVoided', shift: 'S2' });
    given(history(...form, { ...pay('E2'), shift: null }))
      .when(voidSale('E2', { shift: 'S1' }))
      .thenFacts({ type: 'SaleVoided' });
  });

  it('or by the head of the cash desks, from a shift that is open [R123-IV-1.4.p3]', () => {
    const head = {
      desk: 4,
      by: { ...by('cashier').by, role: 'head-cashier', legajo: 'jefe' },
    } as const;
    given(inShift)
      .when(voidSale('E2', { ...head, shift: 'S2' }))
      .thenFacts({ type: 'SaleVoided', shift: 'S2' });
    given(inShift)
      .when(voidSale('E2', { ...head, shift: null }))
      .thenRejects('tournament.void-too-late', 'R123-IV-1.4.p3');
  });

  it('and before its seat is drawn [R123-IV-1.4.p3]', () => {
    const drawn = history(...sold, drawByCards(entryIds(8)));
    given(drawn).when(voidSale('E2')).thenRejects('tournament.void-too-late', 'R123-IV-1.4.p3');
    given(drawn)
      .when(voidSale('E2', by('supervisor')))
      .thenFacts({ type: 'SaleVoided' });
  });

  it('is refused of who was accredited, whose price a refund gives back [R123-I-36]', () => {
    const accredited = history(...sold, accredit('E2'));
    for (const role of ['cashier', 'director'] as const)
      given(accredited)
        .when(voidSale('E2', by(role)))
        .thenRejects('tournament.already-accredited', 'R123-I-36');
    given(accredited).when(refund('E2')).thenFacts({ type: 'EntryRefunded', amount: 200_000 });
  });

  it('refuses one whose voucher was used', () =>
    given(history(...sold, drawByCards(entryIds(8)), takeSeat('E2', 2)))
      .when(voidSale('E2'))
      .thenRejects('tournament.voucher-used', 'R123-IV-1.4'));
});

describe('After the start a void is the Direction’s and may not undo play [R123-I-64]', () => {
  const eight = [...started(8, {}, ['E1', 'E7', 'E8']), lock()];
  const direction = { ...by('supervisor') };
  /** Who never came has won: the others bust. */
  const alone = [...started(8, {}, ['E1']), lock(), ...bustDownTo(2, 8)];

  it('makes the lock stale', () => {
    const facts = history(...eight, voidSale('E8', direction));
    expect(prizeLock(fold(facts) as AnnouncedTournament).status).toBe('stale');
  });

  it('refuses it to the cashier [R123-IV-1.4]', () =>
    given(history(...eight))
      .when(voidSale('E8'))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-1.4'));

  it('refuses to leave fewer than seven entries [R123-I-23]', () =>
    given(history(...eight, voidSale('E8', direction)))
      .when(voidSale('E7', direction))
      .thenRejects('tournament.not-enough-entries', 'R123-I-23'));

  it('refuses an entry that is out [R123-I-68]', () =>
    given(history(...eight, withdraw('E8', 1, 10_000)))
      .when(voidSale('E8', direction))
      .thenRejects('tournament.entry-not-live', 'R123-I-68'));

  it('takes a stack only while those who stay keep a chip each [R123-I-68]', () => {
    // 80,000 in play; 69,994 leave, 10,006 stay: one stack and a chip for each of six.
    given(history(...eight, withdraw('E1', 1, 69_994)))
      .when(voidSale('E8', direction))
      .thenFacts({ type: 'SaleVoided' });
    given(history(...eight, withdraw('E1', 1, 69_995)))
      .when(voidSale('E8', direction))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68');
  });

  it('refuses it once a prize is paid, since the pool would change', () => {
    const third = [...started(10, {}, ['E2']), lock(), ...bustDownTo(3, 10), confirm('E3')];
    given(history(...third))
      .when(voidSale('E2', direction))
      .thenFacts({ type: 'SaleVoided' });
    given(history(...third, payPrize('E3')))
      .when(voidSale('E2', direction))
      .thenRejects('tournament.prize-already-paid', 'R123-I-64');
  });

  it('refuses the winner’s [R123-I-68]', () =>
    given(history(...alone))
      .when(voidSale('E1', direction))
      .thenRejects('tournament.field-empty', 'R123-I-68'));

  it('refuses it in a jornada that is settled, even while a correction has it open', () => {
    const settled = [...alone, close(), settlementFiled()];
    const reopened = history(...settled, undo('exit E2', { late: true }));
    given(reopened)
      .when(voidSale('E1', direction))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
    given(reopened)
      .when(voidSale('E1', { ...direction, jornada: '2014-05-10' as Jornada }))
      .thenRejects('tournament.jornada-settled', 'R123-IV-6.p4');
  });

  it('takes it there as a late fact, which asks for a new lock and closing [R123-IV-11.4]', () => {
    const settled = [...alone, close(), settlementFiled()];
    const late = voidSale('E1', { ...direction, late: true });
    given(history(...settled))
      .when(late)
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
    const reopened = [...settled, undo('exit E2', { late: true })];
    given(history(...reopened))
      .when(late)
      .thenFacts({ type: 'SaleVoided', entryId: 'E1', late: true });
    given(history(...reopened, late))
      .when(late)
      .thenNothing();
    given(history(...reopened, late))
      .when(close(null, { occurredAt: at(30) }))
      .thenRejects('tournament.lock-stale', 'R123-I-64');
    given(history(...reopened, late, lock()))
      .when(close())
      .thenFacts({ type: 'TournamentClosed', closing: 2 });
  });

  it('refuses it after the closing', () => {
    given(history(...alone, close()))
      .when(voidSale('E1', direction))
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
  });
});

describe('A second printing of the voucher is marked [R123-IV-1.2]', () => {
  const reprint = (reprintId: string, reason = 'Se rompió'): CommandOf<'ReprintVoucher'> => ({
    type: 'ReprintVoucher',
    entryId: 'E1',
    reprintId,
    reason,
    ...by('cashier'),
  });

  it('is copy 2, then 3', () => {
    given(history(...sold))
      .when(reprint('one'))
      .thenFacts({ type: 'VoucherReprinted', copy: 2 });
    given(history(...sold, reprint('one')))
      .when(reprint('two'))
      .thenFacts({ copy: 3 });
  });

  it('answers a repeated request with no new copy', () =>
    given(history(...sold, reprint('one')))
      .when(reprint('one'))
      .thenNothing());

  it('needs a reason', () =>
    given(history(...sold))
      .when(reprint('one', ''))
      .thenRejects('tournament.reason-missing', 'R123-IV-1.2'));

  it('refuses the id of a sale', () =>
    given(history(...sold))
      .when(reprint('sale E1'))
      .thenRejects('tournament.act-id-reused'));
});
