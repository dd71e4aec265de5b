import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { paidEntries } from '../../../domain/tournament/entries.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { started } from './inPlay.ts';
import {
  announce,
  by,
  characteristics,
  entryIds,
  jornada,
  occurredAt,
  pay,
  person,
  sell,
  staff,
  takeForm,
  voucherOf,
} from './sitAndGo.ts';

const formTaken = history(announce(), takeForm('E1'));

describe('An entry is confirmed when it is paid [R123-I-31] [R123-IV-1.3] [R123-IV-11.1]', () => {
  it('gives it a number, a voucher and its two parts', () =>
    given(formTaken)
      .when(pay('E1'))
      .thenFacts({
        type: 'EntryPaid',
        entryId: 'E1',
        saleId: 'sale E1',
        entryNumber: 1,
        voucher: voucherOf('E1'),
        price: 200_000,
        benefit: 40_000,
        prizePart: 160_000,
        means: 'cash',
        desk: 3,
        by: staff('cashier'),
        occurredAt,
        jornada,
      }));

  it('does not count a form in the quota', () =>
    expect(paidEntries(fold(formTaken) as AnnouncedTournament)).toEqual([]));

  it('answers a repeated payment with no new fact, whatever number was drawn for it', () =>
    given(history(announce(), ...sell('E1')))
      .when(pay('E1', { voucher: voucherOf('E99') }))
      .thenNothing());

  it('also after the start', () =>
    given(history(...started(7)))
      .when(pay('E1'))
      .thenNothing());

  it.each([{ means: 'transfer' }, { desk: 4 }, { tendered: centavos(1) }] as const)(
    'refuses the id of the sale for other content %j',
    (changes) =>
      given(history(announce(), ...sell('E1')))
        .when(pay('E1', changes))
        .thenRejects('tournament.act-id-reused'),
  );

  it('refuses the id of the sale for another entry', () =>
    given(history(announce(), ...sell('E1'), takeForm('E2')))
      .when(pay('E2', { saleId: 'sale E1' }))
      .thenRejects('tournament.act-id-reused'));

  it('refuses a second sale of the same form', () =>
    given(history(announce(), ...sell('E1')))
      .when(pay('E1', { saleId: 'another desk' }))
      .thenRejects('tournament.entry-already-paid', 'R123-I-31'));

  it('refuses an entry that nobody filled in', () =>
    given(formTaken).when(pay('E2')).thenRejects('tournament.entry-unknown'));

  it('is for the cashier', () =>
    given(formTaken)
      .when(pay('E1', by('director')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-31'));
});

describe('Only the full price [R123-IV-1.1.p4] [R123-I-1.5]', () => {
  it.each([199_999, 200_001, 100_000])('refuses %i centavos of 200000', (tendered) =>
    given(formTaken)
      .when(pay('E1', { tendered: centavos(tendered) }))
      .thenRejects('tournament.payment-not-full', 'R123-IV-1.1.p4'),
  );
});

describe('The holder shows the document [R123-I-28] [R123-IV-1.1.p6] [R123-I-33]', () => {
  it('refuses another document', () =>
    given(formTaken)
      .when(pay('E1', { documentMatches: false }))
      .thenRejects('tournament.document-mismatch', 'R123-I-28'));

  it('refuses another person [R123-IV-1.1.p5]', () =>
    given(formTaken)
      .when(pay('E1', { person: person('Beto') }))
      .thenRejects('tournament.entry-not-transferable', 'R123-I-33'));
});

describe('The bar holds at the moment of the payment too [R123-I-27.b2]', () => {
  it('refuses who was excluded after the form', () =>
    given(formTaken)
      .when(pay('E1', { person: person('player E1', { restrictions: ['self-excluded'] }) }))
      .thenRejects('tournament.person-barred', 'R123-I-27.b2'));
});

describe('The quota counts entries paid [R123-I-1.8] [R123-I-23]', () => {
  const nine = [announce(), ...sell(...entryIds(9)), takeForm('E10'), takeForm('E11')];

  it('takes the 10th', () =>
    given(history(...nine))
      .when(pay('E10'))
      .thenFacts({ entryNumber: 10 }));

  it('refuses the 11th', () =>
    given(history(...nine, pay('E10')))
      .when(pay('E11'))
      .thenRejects('tournament.quota-full', 'R123-I-1.8'));
});

describe('Entries of one person at the desk [R123-I-32]', () => {
  const twoForms = [announce(), takeForm('E1'), takeForm('E2', { person: person('player E1') })];

  it('refuses to sell a second live entry, though both forms were taken', () =>
    given(history(...twoForms, pay('E1')))
      .when(pay('E2', { person: person('player E1') }))
      .thenRejects('tournament.live-entry-exists', 'R123-I-77'));
});

describe('Purchases as settlement takes them [R123-IV-11.5] [R123-IV-6.p4]', () => {
  it('are at the table of the Sit & Go, in the jornada of the sale', () => {
    const state = fold(history(announce(), ...sell('E1'), takeForm('E2'))) as AnnouncedTournament;
    expect(purchasesOf(state)).toEqual([
      {
        entry: 1,
        code: 'IN',
        table: characteristics.table,
        jornada,
        price: 200_000,
        benefit: 40_000,
        prizePart: 160_000,
        returned: false,
      },
    ]);
  });
});
