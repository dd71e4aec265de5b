import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  payPrize,
  settlementFiled,
  started,
} from './inPlay.ts';
import { by, threePlaces, twoPlaces } from './sitAndGo.ts';

const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
const voidLast = (entryId: string): TournamentCommand => ({
  type: 'VoidSale',
  entryId,
  voidId: `void ${entryId}`,
  reason: 'Venta cargada dos veces',
  desk: 3,
  ...by('supervisor'),
});

describe('A prize is paid once, to its holder [R123-I-66] [R123-IV-9.1.p5]', () => {
  const confirmed = [...finished, confirm('E1'), confirm('E2')];

  it('pays what was confirmed, against receipt and document', () =>
    given(history(...confirmed))
      .when(payPrize('E2'))
      .thenFacts({
        type: 'PrizePaid',
        paymentId: 'payment E2',
        confirmation: 1,
        amount: 392_000,
        receipt: { point: 3, number: 51 },
      }));

  it('answers a repeated payment with no new fact, whatever number was drawn for it', () =>
    given(history(...confirmed, payPrize('E2')))
      .when(payPrize('E2', { receipt: { point: 3, number: 52 } }))
      .thenNothing());

  it('refuses a second payment', () =>
    given(history(...confirmed, payPrize('E2')))
      .when(payPrize('E2', { paymentId: 'another window' }))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66'));

  it('refuses the id of a payment for another prize', () =>
    given(history(...confirmed, payPrize('E2')))
      .when(payPrize('E1', { paymentId: 'payment E2' }))
      .thenRejects('tournament.act-id-reused'));

  it('refuses another document', () =>
    given(history(...confirmed))
      .when(payPrize('E2', { documentMatches: false }))
      .thenRejects('tournament.document-mismatch', 'R123-I-66'));

  it('refuses the receipt of another, or an older version', () => {
    given(history(...confirmed))
      .when(payPrize('E2', { classification: { point: 9, number: 1 } }))
      .thenRejects('tournament.receipt-mismatch', 'R123-I-66');
    given(history(...confirmed))
      .when(payPrize('E2', { confirmation: 2 }))
      .thenRejects('tournament.confirmation-stale', 'R123-I-73');
  });

  it('refuses it while there is no receipt to hand in [R123-IV-9.1]', () =>
    given(history(...confirmed))
      .when(payPrize('E2', { receiptIssued: false }))
      .thenRejects('tournament.receipt-not-issued', 'R123-I-66'));

  it('refuses it before the confirmation [R123-I-73]', () =>
    given(history(...finished))
      .when(payPrize('E2'))
      .thenRejects('tournament.prize-not-confirmed', 'R123-I-73'));

  it('refuses it while the lock is stale [R123-I-64]', () =>
    given(
      history(
        ...started(10, {}, ['E2']),
        lock(),
        ...bustDownTo(3, 10),
        confirm('E3'),
        voidLast('E2'),
      ),
    )
      .when(payPrize('E3'))
      .thenRejects('tournament.lock-stale', 'R123-I-64'));

  it('refuses it when the place changed, though its prize did not [R123-I-73]', () => {
    const even = { scales: [twoPlaces, { ...threePlaces, sharesBps: [5000, 2500, 2500] }] };
    const third = [...started(10, even), lock(), ...bustDownTo(3, 10), confirm('E3')];
    const late = eliminate(7, { E2: 500 }, { reportedLate: 'No avisó' });
    given(history(...third, late))
      .when(payPrize('E3'))
      .thenRejects('tournament.confirmation-stale', 'R123-I-73');
  });

  it('refuses it when the amount changed, though the place did not [R123-I-73]', () => {
    const facts = history(...confirmed);
    const fixed = facts.find(({ type }) => type === 'PrizesLocked');
    if (fixed?.type !== 'PrizesLocked') return expect.fail('no lock');
    const placePrizes = fixed.placePrizes.map((prize) => centavos(prize - 1));
    given([...facts, { ...fixed, lock: 2, placePrizes }])
      .when(payPrize('E2'))
      .thenRejects('tournament.confirmation-stale', 'R123-I-73');
  });

  it('is for the cashier', () =>
    given(history(...confirmed))
      .when(payPrize('E2', by('director')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-66'));

  it('goes on after the settlement was filed', () =>
    given(history(...confirmed, close(), settlementFiled()))
      .when(payPrize('E2'))
      .thenFacts({ amount: 392_000 }));
});

describe('No private deals: the scale decides [R123-I-74]', () => {
  it('gives a command no way to name an amount', () => {
    // Whatever else the request holds, the amount is the one of the place.
    const agreed = { ...payPrize('E2'), amount: centavos(560_000) };
    given(history(...finished, confirm('E2')))
      .when(agreed)
      .thenFacts({ amount: 392_000 });
  });
});
